import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { codeAhead } from './scripts/vite/codeAhead.mjs';
import { configOfDemo } from './scripts/vite/configOfDemo.mjs';
import { runtimeConfigFromEnv } from './scripts/vite/runtimeConfigFromEnv.mjs';
import { serviceWorkerOfDemo } from './scripts/vite/serviceWorkerOfDemo.mjs';
import { versionOfBuild } from './scripts/vite/versionOfBuild.mjs';

/** `VITE_DEMO=1` builds and serves the console together with the stand-in platform (demo/). */
const demo = process.env.VITE_DEMO === '1';

/**
 * What the sign-in pages are made of and the console uses as well: parts of MUI, two icons, and modules of a few lines,
 * which as files of their own would cost more for the packing than for what they hold.
 */
const partsOfSignIn = new RegExp(
  [
    String.raw`@mui/material/esm/(Alert|AlertTitle|Button|ButtonBase|ButtonGroup|CircularProgress|FormControl|FormHelperText|FormLabel|GlobalStyles|IconButton|InputAdornment|InputBase|InputLabel|OutlinedInput|Paper|SvgIcon|TextareaAutosize|Typography)/`,
    String.raw`@mui/icons-material/.*Visibility(Off)?Outlined\.`,
    String.raw`ra-core/dist/i18n/(substituteTokens|I18nContext|useI18nProvider)\.`,
    String.raw`/src/(schema/documentTitle|lib/(util/listeners|failures/(code|waitText)|rules/address))\.ts`,
  ].join('|'),
);

const base = process.env.FACINGS_BASE ?? '/';

export default defineConfig({
  base,
  // A constant, so that the branch that starts the demo leaves the production build with all it imports.
  define: { 'import.meta.env.VITE_DEMO': JSON.stringify(demo ? '1' : '') },
  plugins: [
    react(),
    runtimeConfigFromEnv(),
    codeAhead({ base, script: join(import.meta.dirname, 'src/ahead.js') }),
    versionOfBuild({ version: manifest.version }),
    ...(demo ? [serviceWorkerOfDemo(), configOfDemo()] : []),
  ],
  resolve: {
    // Two copies of any of these would be two contexts that cannot see each other.
    dedupe: [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      '@tanstack/react-query',
      'react-hook-form',
    ],
  },
  // Modules, so that a worker too loads what it needs when it needs it.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    outDir: demo ? 'dist-demo' : 'dist',
    // The bundle budgets and the bench read which chunk holds which screen.
    manifest: true,
    sourcemap: !demo,
    // tests/bundle holds the ceilings, for what is loaded together.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // What sign-in draws with is one file: cut into many by what else shares each part, it grows by a hundredth.
        codeSplitting: {
          groups: [
            { name: 'parts', test: partsOfSignIn },
            // The form's library and the rules' one: no form has one without the other.
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|@hookform\/resolvers|yup|property-expr|tiny-case|toposort)\//,
            },
          ],
        },
      },
    },
  },
  // `npm run demo` and `npm run dev` run side by side: each keeps its prepared libraries to itself.
  cacheDir: demo ? 'node_modules/.vite-demo' : 'node_modules/.vite',
  // All of them are prepared at start; one found later would reload the page under the person's hands.
  optimizeDeps: {
    entries: [
      'index.html',
      '{src,resources,dataProvider,authProvider,demo}/**/*.{ts,tsx}',
      '!**/*.test.{ts,tsx}',
    ],
  },
  server: { port: 5173 },
});
