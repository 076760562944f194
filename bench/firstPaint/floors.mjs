import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The least that our stack can do: what stands between these pages and ours is ours. */
const floors = {
  react: `
    import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));`,
  stack: `
    import axios from 'axios';
    import { createInstance } from 'i18next';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
    import { HashRouter, Link, Route, Routes } from 'react-router-dom';
    import styled from 'styled-components';
    const Box = styled.main\`padding: 16px;\`;
    const i18n = createInstance();
    i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { hello: 'Hello' } } } });
    const client = axios.create({ baseURL: '/api/vue', timeout: 10_000 });
    function Screen() {
      const { t } = useTranslation();
      return h(Box, null, h('h1', null, t('hello')), h(Link, { to: '/', onClick: () => client.post('/x') }, 'x'));
    }
    const routes = h(Routes, null, h(Route, { path: '*', element: h(Screen) }));
    createRoot(document.getElementById('root')).render(
      h(I18nextProvider, { i18n }, h(HashRouter, null, routes)));`,
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><div id="root"></div><script type="module" src="/main.js"></script></html>`;

/**
 * Builds the floor pages.
 *
 * @param root of the project, whose packages they use
 * @returns their folders, by name
 */
export async function buildFloors(root) {
  const built = {};
  await mkdir(join(root, '.cache'), { recursive: true });
  for (const [name, code] of Object.entries(floors)) {
    const folder = await mkdtemp(join(root, '.cache', `floor-${name}-`));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'main.js'), code);
    await build({ root: folder, configFile: false, logLevel: 'error', build: { target: 'es2022' } });
    built[name] = { folder, dist: join(folder, 'dist') };
  }
  return built;
}
