import js from '@eslint/js';
import tseslint from 'typescript-eslint';

// Oxlint checks the rules that ESLint and typescript-eslint are known for, those that need types with the native compiler, in a tenth of
// the time: docs/decisions/linters.md. What it has no rule for is checked by ESLint: eslint.config.js.

/** Folders that nobody lints: made, installed or kept by programs. */
export const IGNORED = [
  '**/node_modules/',
  '**/dist/',
  '.data/',
  '.cache/',
  'coverage/',
  'bench/results/',
  'frontend/src/shared/gql/',
  'packages/client/src/gql/',
];
/** Recommended rules that Oxlint lacks. What they find is a syntax error in a module, and all files here are modules. */
const SYNTAX_ERRORS = ['no-dupe-args', 'no-octal'];
/** Rules of `strictTypeChecked` that Oxlint does not have yet. They need types, and ESLint has none here. */
const NOT_CHECKED = ['@typescript-eslint/no-unsafe-class-instance-assignment', '@typescript-eslint/no-unsafe-enum-assignment'];

/** The rules of shared configurations under the names that Oxlint gives them. */
function rulesOf(/** @type {{ rules?: Partial<import('eslint').Linter.RulesRecord> }[]} */ configs) {
  const rules = Object.entries(Object.assign({}, ...configs.map((config) => config.rules)));
  return Object.fromEntries(
    rules
      .filter(([name, level]) => level !== 'off' && !SYNTAX_ERRORS.includes(name) && !NOT_CHECKED.includes(name))
      .map(([name, level]) => [name.replace('@typescript-eslint/', 'typescript/'), level]),
  );
}

const unusedVariables = [
  'error',
  { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
];

/** Where the house differs from `strictTypeChecked`. */
const STRICT_RULES = {
  'no-unused-vars': unusedVariables,
  // A number in a text reads as people expect; anything else is turned into words first.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  // `() => close()` says all there is to say; a value that a caller could mistake for a result is still an error.
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
  // A function that is taken off its object safely says so: `this: void`.
  'typescript/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
};

/** Where a tool takes the default export of a file. */
const DEFAULT_EXPORTS = [
  '**/*.config.{js,mjs,ts}',
  'codegen.ts',
  'backend/jest.base.js',
  'backend/test/support/global-*.mjs',
  'backend/test/runner/*.mjs',
  'scripts/lib/reporters/*.mjs',
];

export default {
  plugins: ['typescript', 'react', 'import'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: IGNORED,
  rules: {
    ...rulesOf([js.configs.recommended]),
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-unused-vars': unusedVariables,
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-default-export': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-template-curly-in-string': 'error',
    // Cleaning extracted text is the daily work of this product.
    'no-control-regex': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...rulesOf([...tseslint.configs.recommended, ...tseslint.configs.stylistic]),
        'no-unused-vars': unusedVariables,
        // The compiler knows which names there are.
        'no-undef': 'off',
        // The compiler knows better, and a type may have the name of the enum that it is made from.
        'no-redeclare': 'off',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
        // A decorated property needs its type written out, and a loop may need its index later.
        'typescript/no-inferrable-types': 'off',
        'typescript/prefer-for-of': 'off',
        'typescript/no-extraneous-class': 'off',
        'typescript/no-empty-function': 'off',
        'typescript/consistent-type-definitions': 'off',
      },
    },
    {
      files: ['backend/src/**/*.ts'],
      rules: {
        // Nest reads the types of constructor parameters at run time: an import that is only a type would be erased.
        'typescript/consistent-type-imports': 'off',
        'no-restricted-properties': [
          'error',
          { object: 'request', property: 'ip', message: 'That is the nearest proxy; `clientAddress` is the client.' },
        ],
      },
    },
    {
      files: [
        'backend/src/**/*.ts',
        'frontend/src/**/*.{ts,tsx}',
        'packages/client/**/*.ts',
        'packages/draft/**/*.ts',
        'packages/embedded-postgres/**/*.ts',
        'packages/sparse-index/**/*.ts',
      ],
      rules: { ...rulesOf(tseslint.configs.strictTypeChecked), ...STRICT_RULES },
    },
    {
      files: ['backend/src/**/*.ts'],
      rules: {
        // Classes are there for their decorators: views, inputs and entities are plain objects, and a module may have nothing but a maker.
        'typescript/no-misused-spread': 'off',
        'typescript/no-extraneous-class': 'off',
        // What a port promises is asynchronous whatever an adapter has to wait for, and so is a hook of a framework.
        'typescript/require-await': 'off',
      },
    },
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true, es2024: true } },
    { files: ['frontend/public/sw.js'], env: { serviceworker: true } },
    // Parts of these run in the page that they drive.
    { files: ['test/{journey,screens}/**/*.mjs', 'scripts/screenshots.mjs', 'bench/lib/web-*.mjs'], env: { browser: true } },
    { files: DEFAULT_EXPORTS, rules: { 'import/no-default-export': 'off' } },
    { files: ['frontend/**/*.{ts,tsx}'], rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' } },
    { files: ['scripts/**', 'bench/**', '.ci/**', 'packages/client/examples/**'], rules: { 'no-console': 'off' } },
  ],
};
