import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { arrowsRule } from './scripts/arrowsRule.mjs';
import { rowPositionRule } from './scripts/rowPositionRule.mjs';

const barrels = [
  {
    name: '@mui/material',
    message: "Import '@mui/material/Button': the barrel slows the dev server and tests.",
  },
  {
    name: '@mui/icons-material',
    message: "Import '@mui/icons-material/Add': the barrel is 10,000 modules.",
  },
  { name: 'lodash', message: 'The language and a few lines do.' },
];

export default defineConfig(
  // Folders with a dot are the tools' own.
  {
    ignores: [
      'dist',
      'dist-*',
      'coverage',
      'test-results',
      'playwright-report',
      '.*/',
      'tests/bench/peers',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: {
      'import-x': importX,
      facings: { rules: { arrows: arrowsRule, 'row-position': rowPositionRule } },
    },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs'] })],
    },
    rules: {
      'facings/arrows': 'error',
      'facings/row-position': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'no-console': 'error',
      'no-restricted-imports': ['error', { paths: barrels }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Values of the wire are `unknown` and are shown as text on purpose.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The vocabulary's types are told by inference; a parameter used once can still carry a literal.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `onClick={() => close()}` reads better than a block, and hides nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A handler React calls may be async: what it throws is caught where the call is made.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // A dialog that opens has to take the focus, and MUI's parts do that by this name.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // Hooks live in .ts files too.
    files: ['src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**'],
    rules: {
      'max-lines': ['error', { max: 450, skipBlankLines: true }],
      // What a test asserts need not be proved to the compiler first.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // A fake answers at once what the real thing answers later.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Playwright's way to say that a fixture needs no other, and that it gives nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    // Programs of the terminal: they print.
    files: [
      'scripts/**',
      'demo/serve.mjs',
      'demo/server.ts',
      'tests/e2e/reporter.ts',
      'tests/browsers/**',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    // Types stand in JSDoc here; the compiler checks them, but these rules do not see a cast.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Its plugins come without types.
    files: ['eslint.config.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Tools that ask for a default export.
    files: ['*.config.{ts,js}', 'tests/bench/floor/**', 'tests/e2e/reporter.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
