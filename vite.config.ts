import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting, preloadStart } from './scripts/chunks.ts';
import { pageColors } from './scripts/pageColors.ts';

/**
 * `--mode demo` includes the simulated exchange in the page, with MSW and pictures. Every other mode is the member's build:
 * `__SIMULATED__` is the constant `false` there, so nothing of `mocks/` is bundled.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), pageColors, preloadStart],
  base: './',
  publicDir: mode === 'demo' ? 'mocks/public' : false,
  define: {
    __SIMULATED__: JSON.stringify(mode === 'demo'),
    // The pictures of the simulated exchange lie beside the page, wherever that is.
    ...(mode === 'demo' && { 'import.meta.env.VITE_API_ORIGIN': '"."' }),
  },
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
}));
