import { apiDescription } from './api-description.mjs';
import { architecturePage } from './architecture-page.mjs';
import { boundaries } from './boundaries.mjs';
import { builtFiles } from './built-files.mjs';
import { contract } from './contract.mjs';
import { deadlines } from './deadlines.mjs';
import { fileBudget } from './file-budget.mjs';
import { firstImports } from './first-imports.mjs';
import { floors } from './floors.mjs';
import { format } from './format.mjs';
import { generatedFiles } from './generated-files.mjs';
import { graphqlRules } from './graphql-rules.mjs';
import { guide } from './guide.mjs';
import { lexicon } from './lexicon.mjs';
import { lint, lintPatterns } from './lint.mjs';
import { lockfile } from './lockfile.mjs';
import { runTimePatterns } from './run-time-patterns.mjs';
import { rooms } from './rooms.mjs';
import { specification } from './specification.mjs';
import { templateLaw } from './template-law.mjs';
import { backendTypes, clientTypes, draftTypes, frontendTypes, indexTypes, postgresTypes, toolTypes } from './types.mjs';
import { translations } from './translations.mjs';
import { unused } from './unused.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} mend the command that mends what it finds, or what somebody does about it where none can
 * @property {() => Promise<{ ok: boolean, output: string, note?: string }>} run
 */

/** The longest first: what is begun last ends last, and one core has nothing to do in the meantime. @type {Check[]} */
export const CHECKS = [
  lintPatterns,
  lint,
  generatedFiles,
  runTimePatterns,
  boundaries,
  toolTypes,
  unused,
  backendTypes,
  frontendTypes,
  format,
  graphqlRules,
  lockfile,
  firstImports,
  fileBudget,
  rooms,
  floors,
  architecturePage,
  clientTypes,
  draftTypes,
  postgresTypes,
  indexTypes,
  builtFiles,
  contract,
  apiDescription,
  specification,
  translations,
  guide,
  deadlines,
  templateLaw,
  lexicon,
];
