import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting, preloadStart } from './scripts/chunks.ts';
import { compressedScripts } from './scripts/compressedScripts.ts';
import { pageColors } from './scripts/pageColors.ts';
import { wrapperPolicy } from './scripts/wrapperPolicy.ts';

/**
 * `--mode demo` includes the simulated exchange in the page, with MSW and pictures. Every other mode is the production build:
 * `__SIMULATED__` is the constant `false` there, so nothing of `mocks/` is bundled. `--mode wrapper` is the production build
 * with a Content-Security-Policy in the page, for the native wrapper.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), pageColors, preloadStart, wrapperPolicy, compressedScripts],
  base: './',
  publicDir: mode === 'demo' ? 'mocks/public' : false,
  define: {
    __SIMULATED__: JSON.stringify(mode === 'demo'),
    // The pictures of the simulated exchange lie beside the page, wherever that is.
    ...(mode === 'demo' && { 'import.meta.env.VITE_API_ORIGIN': '"."' }),
  },
  build: {
    target: 'es2022',
    outDir: mode === 'wrapper' ? 'dist-wrapper' : 'dist',
    sourcemap: false,
    // Licences of what is bundled, with their texts: most require that a copy comes with the code.
    license: { fileName: 'licences.md' },
    rolldownOptions: { output: { codeSplitting } },
  },
  // The packages may be a link, as in a scratch copy.
  server: { port: 5173, fs: { allow: ['.', realpathSync('node_modules')] } },
  // Finds all libraries in advance, because one found later would reload the page.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', 'mocks/browser.ts'],
  },
}));
