import comments from '@eslint-community/eslint-plugin-eslint-comments';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { CHECKED_BY_ESLINT, IGNORED } from './oxlint.config.mjs';
import { patternPlugin } from './scripts/lint/pattern-plugin.mjs';

/** Where a tool takes the default export of a file. */
const DEFAULT_EXPORTS = [
  '**/*.config.{js,mjs,ts}',
  'codegen.ts',
  'backend/jest.base.js',
  'backend/test/support/global-*.mjs',
  'backend/test/runner/*.mjs',
];
/** Lists that a user's text makes can be long: spread into a call they overflow the stack from some 100,000 elements on. */
const NO_SPREAD_LIST = {
  selector: 'CallExpression[callee.property.name=/^(?:push|unshift|max|min)$/] > SpreadElement',
  message: 'Add the elements of a list in a loop, and reduce it to its largest.',
};
const NO_BARE_NORMALIZE = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.length<2]",
  message: 'Use normalized() of core/text: runs of combining marks take normalize() quadratic time.',
};
const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one name for one thing everywhere.',
};

const recommended = Object.fromEntries(CHECKED_BY_ESLINT.map((rule) => [rule, 'error']));

// What Oxlint has no rule for (oxlint.config.mjs), and the rules of the house's own. Nothing here needs types.
export default tseslint.config(
  { ignores: IGNORED },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: { ...recommended, 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] },
  },
  {
    // The compiler knows which names there are.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-undef': 'off', 'no-dupe-args': 'off' },
  },
  { files: ['frontend/**/*.{ts,tsx}'], languageOptions: { globals: globals.browser } },
  {
    // A pattern whose time grows faster than the text lets one request stop a process. An exception says at its line why it is linear.
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}', 'packages/client/src/**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['**/*.{spec,test}.*', 'scripts/test/**'],
    plugins: { regexp, patterns: patternPlugin, comments },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false }],
      'patterns/linear-loops': 'error',
      'patterns/known-pattern': 'error',
      'comments/require-description': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.*'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SPREAD_LIST] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SPREAD_LIST, NO_BARE_NORMALIZE] },
  },
  { files: ['backend/**/*.{ts,js,mjs}', '**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['frontend/public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  // Parts of these run in the page that they drive.
  {
    files: ['test/journey/**/*.mjs', 'scripts/screenshots.mjs', 'bench/lib/web-*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
);
