import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { serveCompressed } from './serve.mjs';

/** Floors: minimal pages with the same stack. The difference to them is the app's own cost. */
const floors = {
  react: `
    import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));`,
  stack: `
    import { createInstance } from 'i18next';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
    import { HashRouter, Link, Route, Routes } from 'react-router-dom';
    import styled from 'styled-components';
    const Box = styled.main\`padding: 16px;\`;
    const i18n = createInstance();
    i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { hello: 'Hello' } } } });
    function Screen() {
      const { t } = useTranslation();
      return h(Box, null, h('h1', null, t('hello')), h(Link, { to: '/', onClick: () => fetch('/api/vue/x', { method: 'POST' }) }, 'x'));
    }
    const routes = h(Routes, null, h(Route, { path: '*', element: h(Screen) }));
    createRoot(document.getElementById('root')).render(
      h(I18nextProvider, { i18n }, h(HashRouter, null, routes)));`,
  controls: `
    import { createElement as h, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    function Controls() {
      const [typed, setTyped] = useState('');
      const [tab, setTab] = useState(0);
      return h('main', { key: tab },
        h('h1', null, 'Tab ' + tab),
        h('input', { inputMode: 'numeric', value: typed, onChange: (event) => setTyped(event.target.value) }),
        h('p', null, typed),
        h('nav', null, [0, 1, 2, 3, 4, 5].map((to) =>
          h('a', { key: to, href: '#/' + to, onClick: () => setTab(to) }, 'Tab ' + to))));
    }
    createRoot(document.getElementById('root')).render(h(Controls));`,
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><div id="root"></div><script type="module" src="/main.js"></script></html>`;

/** @param {string} dist */
async function scriptBytes(dist) {
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(scripts.map((name) => readFile(join(dist, 'assets', name))));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}

/**
 * Builds and serves the floor pages.
 *
 * @param {string} root root of the project, whose packages they use
 * @returns `url` and script `bytes` of each, and `close`
 */
export async function serveFloors(root) {
  const served = /** @type {Record<keyof typeof floors, { url: string, bytes: number }>} */ ({});
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  await mkdir(join(root, '.cache'), { recursive: true });
  for (const name of /** @type {const} */ (['react', 'stack', 'controls'])) {
    const folder = await mkdtemp(join(root, '.cache', `floor-${name}-`));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'main.js'), floors[name]);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { target: 'es2022' },
    });
    const dist = join(folder, 'dist');
    const { url, close } = await serveCompressed(dist);
    served[name] = { url, bytes: await scriptBytes(dist) };
    ends.push(async () => {
      close();
      await rm(folder, { recursive: true, force: true });
    });
  }
  return { ...served, close: () => Promise.all(ends.map((end) => end())) };
}
