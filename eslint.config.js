import comments from '@eslint-community/eslint-plugin-eslint-comments';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { IGNORED } from './oxlint.config.mjs';
import { PATTERN_FILES, patternPlugin } from './scripts/lint/pattern-plugin.mjs';

/** Lists that a user's text makes can be long: spread into a call they overflow the stack from some 100,000 elements on. */
const NO_SPREAD_LIST = {
  selector: 'CallExpression[callee.property.name=/^(?:push|unshift|max|min)$/] > SpreadElement',
  message: 'Add the elements of a list in a loop, and reduce it to its largest.',
};
const NO_BARE_NORMALIZE = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.length<2]",
  message: 'Use normalized() of core/text: runs of combining marks take normalize() quadratic time.',
};

// What Oxlint has no rule for (oxlint.config.mjs): patterns, and forms that texts of users make dangerous. Only the files that these rules
// are about are read, and nothing here needs types.
export default tseslint.config(
  { ignores: [...IGNORED, ...PATTERN_FILES.ignores] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // A pattern whose time grows faster than the text lets one request stop a process. An exception says at its line why it is linear.
    files: PATTERN_FILES.files,
    plugins: { regexp, patterns: patternPlugin, comments },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false }],
      'patterns/linear': 'error',
      'patterns/known-pattern': 'error',
      'comments/require-description': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['frontend/src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', NO_SPREAD_LIST] } },
  { files: ['backend/src/**/*.ts'], rules: { 'no-restricted-syntax': ['error', NO_SPREAD_LIST, NO_BARE_NORMALIZE] } },
);
