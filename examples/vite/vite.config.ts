import { defineConfig } from 'vite';

/** `npm run dev` beside `node server.mjs`. */
export default defineConfig({ server: { proxy: { '/api': 'http://127.0.0.1:8787' } } });
