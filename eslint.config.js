import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { patternPlugin } from './scripts/lint/pattern-plugin.mjs';

/** @type {import('eslint').Linter.RuleEntry} */
const unusedVariables = [
  'error',
  { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
];

/** Where a tool takes the default export of a file. */
const DEFAULT_EXPORTS = [
  '**/*.config.{js,ts}',
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

/**
 * Where the house differs from `strictTypeChecked`.
 * @type {import('eslint').Linter.RulesRecord}
 */
const STRICT_RULES = {
  // A number in a text reads as people expect; anything else is turned into words first.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `() => close()` says all there is to say; a value that a caller could mistake for a result is still an error.
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
  // A function that is taken off its object safely says so: `this: void`.
  '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
};

// Named and not only numbers, so that the list can be read; the compilers check types, boundaries have a tool of their own.
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.data/',
      '.cache/',
      'coverage/',
      'bench/results/',
      'frontend/src/shared/gql/',
      'packages/client/src/gql/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
      'no-unused-vars': unusedVariables,
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-template-curly-in-string': 'error',
      // Cleaning extracted text is the daily work of this product.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended, ...tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-unused-vars': unusedVariables,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      // A decorated property needs its type written out, and a loop may need its index later.
      '@typescript-eslint/no-inferrable-types': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    // Nest reads the types of constructor parameters at run time: an import that is only a type would be erased.
    files: ['backend/src/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'request', property: 'ip', message: 'That is the nearest proxy; `clientAddress` is the client.' },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}', 'packages/client/**/*.ts'],
    ignores: ['**/*.d.ts'],
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: STRICT_RULES,
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      // Classes are there for their decorators: views, inputs and entities are plain objects, and a module may have nothing but a maker.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // What a port promises is asynchronous whatever an adapter has to wait for, and so is a hook of a framework.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    languageOptions: { globals: globals.browser },
  },
  {
    // A pattern whose time grows faster than the text lets one request stop a process. An exception says at its line why it is linear.
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}', 'packages/client/src/**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['**/*.{spec,test}.*', 'scripts/test/**'],
    plugins: { regexp, patterns: patternPlugin, comments },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false }],
      'regexp/no-dupe-disjunctions': ['error', { report: 'trivial', reportExponentialBacktracking: 'potential' }],
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
  { files: ['scripts/**', 'bench/**', '.ci/**', 'packages/client/examples/**'], rules: { 'no-console': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
);
