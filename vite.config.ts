import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codeSplitting, preloadStart } from './scripts/chunks.ts';
import { pageColors } from './scripts/pageColors.ts';

/** Unit tests that need no browser globals. */
const sharing = [
  '{mocks,reference}/**/*.test.{ts,tsx}',
  'tests/{architecture,markdown,rules,supply,tokens}/**/*.test.ts',
  'src/{components,domain,format,i18n,screens,theme,widgets}/**/*.test.{ts,tsx}',
];
const all = ['{src,mocks,reference,tests}/**/*.test.{ts,tsx}'];
/** Run by other projects, or not at all. */
const elsewhere = [
  'tests/architecture/samples/**',
  'tests/build/**',
  'tests/conformance/plants.test.ts',
  'tests/library/**',
  'tests/shown/**',
];

/** Ends tests that hang. Tests of speed have limits of their own. */
const unit = { testTimeout: 60_000 };

/**
 * `--mode demo` includes the simulated exchange in the page (MSW and its worker file). Every other mode is the member's
 * build: `__SIMULATED__` is the constant `false` there, so nothing of `mocks/` is bundled.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), pageColors, preloadStart],
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
  // Finds all libraries in advance, because one found later would reload the page.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', 'mocks/browser.ts'],
  },
  test: {
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      // Files share modules, because loading them takes longer than the tests.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: sharing,
          // Processes, because a limit of CPU time counts all threads of one.
          pool: 'forks',
          isolate: false,
        },
      },
      // Tests that replace browser globals have isolated modules. A thread starts faster than a process.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-isolated',
          include: all,
          exclude: [...elsewhere, ...sharing],
          pool: 'threads',
        },
      },
      // Checks dist/, so it needs `npm run build` first.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Checks dist-library/, so it needs `npm run build:library` first. Node itself loads what was built.
      {
        extends: true,
        test: {
          name: 'library',
          include: ['tests/library/*.test.{ts,tsx}'],
          testTimeout: 600_000,
          server: { deps: { external: [/dist-library/] } },
        },
      },
      // Proves the conformance command by planted faults, which takes more than a minute.
      {
        extends: true,
        test: { ...unit, name: 'conformance', include: ['tests/conformance/plants.test.ts'] },
      },
      // Checks records of played stories, so all of them must be played first.
      { extends: true, test: { name: 'shown', include: ['tests/shown/*.test.ts'] } },
    ],
  },
}));
