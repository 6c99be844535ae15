import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { IGNORED } from '../../oxlint.config.mjs';
import { rootDir } from '../lib/paths.mjs';
import { PATTERN_FILES, patternVisitor } from './pattern-plugin.mjs';
import { backendPatterns } from './run-time-patterns.mjs';

/**
 * Every pattern that the checks meet: those of the code, as the linter reads them, and those that the back end makes.
 * @returns {Promise<import('./run-time-patterns.mjs').MadePattern[]>} each once
 */
export async function collectPatterns() {
  const found = new Map((await backendPatterns()).map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern]));
  /** @type {import('eslint').Rule.RuleModule} */
  const collect = {
    create: (context) =>
      patternVisitor(
        context,
        (node, source, flags) => found.set(`${flags}/${source}`, { source, flags, place: `${context.filename}:${node.loc.start.line}` }),
        () => {},
      ),
  };
  const eslint = new ESLint({
    cwd: rootDir,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      { ignores: IGNORED },
      {
        ...PATTERN_FILES,
        languageOptions: { parser: tseslint.parser },
        plugins: { patterns: { rules: { collect } } },
        rules: { 'patterns/collect': 'warn' },
      },
    ],
  });
  await eslint.lintFiles(PATTERN_FILES.files);
  return [...found.values()];
}
