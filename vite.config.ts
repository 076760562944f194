import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import {
  codeSplitting,
  preloadStart,
  splitManifest,
  withoutRouterParts,
  withoutRouterWarnings,
  withoutUnused,
} from './scripts/leanBuild.ts';

/**
 * `--mode demo` puts the simulated exchange into the page (MSW and its worker file). Every other mode is the
 * member's build: `__SIMULATED__` is the constant `false` there, so nothing of `mocks/` is even bundled.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), withoutUnused, withoutRouterWarnings, withoutRouterParts, splitManifest, preloadStart],
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
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          include: ['{src,mocks,reference,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/architecture/samples/**', 'tests/build/**', 'tests/shown/**'],
        },
      },
      // Looks into dist/, so it runs after `npm run build` only.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Looks at what the stories have shown, so it runs after all of them were played.
      { extends: true, test: { name: 'shown', include: ['tests/shown/*.test.ts'] } },
    ],
  },
}));
