import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeSplitting, preloadStart } from './scripts/chunks.ts';

/** Unit tests that run without any global of a browser. */
const sharing = [
  '{mocks,reference}/**/*.test.{ts,tsx}',
  'src/{components,domain,format,i18n,screens,theme,widgets}/**/*.test.{ts,tsx}',
];
const all = ['{src,mocks,reference,tests}/**/*.test.{ts,tsx}'];
/** Other projects run these, or nobody does. */
const elsewhere = ['tests/architecture/samples/**', 'tests/build/**', 'tests/shown/**'];

/** A busy machine is slow, not wrong. */
const unit = { testTimeout: 30_000 };

/**
 * `--mode demo` puts the simulated exchange into the page (MSW and its worker file). Every other mode is the
 * member's build: `__SIMULATED__` is the constant `false` there, so nothing of `mocks/` is even bundled.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), preloadStart],
  base: './',
  publicDir: mode === 'demo' ? 'mocks/public' : false,
  define: { __SIMULATED__: JSON.stringify(mode === 'demo') },
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { port: 5173 },
  // All found before the page asks: a library found later would reload it.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', 'mocks/browser.ts'],
  },
  test: {
    projects: [
      // Files share their modules: loading them takes longer than the tests.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: sharing,
          pool: 'threads',
          isolate: false,
        },
      },
      // Tests that replace globals of a browser have modules of their own.
      {
        extends: true,
        test: { ...unit, name: 'unit-isolated', include: all, exclude: [...elsewhere, ...sharing] },
      },
      // Looks into dist/, so it runs after `npm run build` only.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Looks at what the stories have shown and run, so it runs after all of them were played.
      { extends: true, test: { name: 'shown', include: ['tests/shown/*.test.ts'] } },
    ],
  },
}));
