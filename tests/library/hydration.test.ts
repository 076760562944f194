import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve.mjs';
import { launch } from './browser';
import { fileOf, folder as library } from './builtLibrary';
import type { Problems } from './hydrateSamples';
import { renderOnServer } from './renderOnServer';
import { exportedWidgets, stableComponents } from './sampleElement';

const paths = [...stableComponents, ...exportedWidgets];
const folder = mkdtempSync(join(tmpdir(), 'itayose-hydration-'));
let problems: Problems = {};

/** Loads the modules in another order than the server, as the pages of a host do. */
function browserCode(): string {
  const imports = paths
    .toReversed()
    .map((path, at) => [`import * as m${at} from ${JSON.stringify(fileOf(path))};`, [path, at]] as const);
  return `
    ${imports.map(([line]) => line).join('\n')}
    import { ItayoseScope } from ${JSON.stringify(fileOf('theme/ItayoseScope'))};
    import { hydrateSamples } from ${JSON.stringify(join(process.cwd(), 'tests/library/hydrateSamples.tsx'))};
    const modules = new Map([${imports.map(([, [path, at]]) => `[${JSON.stringify(path)}, m${at}]`).join(', ')}]);
    window.hydrated = hydrateSamples(modules, ItayoseScope);
  `;
}

/** With the colours of the library. Its root element has no language, as that of a host may have none. */
function serverPage(): string {
  const rendered = paths.map((path) => ({ path, ...renderOnServer(path) }));
  return `<!doctype html>
<html data-itayose-scope>
  <head>
    <meta charset="utf-8" />
    <style>${readFileSync(join(library, 'tokens.css'), 'utf8')}</style>
    ${rendered.map(({ styles }) => styles).join('\n')}
  </head>
  <body>
    ${rendered.map(({ path, html }) => `<div data-sample="${path}">${html}</div>`).join('\n')}
    <script type="module" src="hydrate.js"></script>
  </body>
</html>`;
}

beforeAll(async () => {
  const entry = 'virtual:hydrate';
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // React describes mismatches in its development build only.
    define: { 'process.env.NODE_ENV': '"development"', __SIMULATED__: 'true' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? browserCode() : undefined),
      },
    ],
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'hydrate.js' } },
    },
  });
  writeFileSync(join(folder, 'index.html'), serverPage());
  const { url, close } = await serveFolder(folder);
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  await page.goto(`${url}/`);
  await page.waitForFunction(() => 'hydrated' in window);
  problems = await page.evaluate('window.hydrated');
  await browser.close();
  close();
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(paths)('%s is hydrated without a warning', (path) => {
  expect(problems[path]).toEqual([]);
});
