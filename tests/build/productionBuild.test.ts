import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** Strings of the simulated exchange (a password, an index, a company) and of MSW's interceptor. */
const marks = ['demo1234', 'Compass Composite', 'Akatsuki', 'fetch-interceptor'];

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function marksIn(folder: string): string[] {
  const text = filesOf(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return marks.filter((mark) => text.includes(mark));
}

/** Strings in the plugins of the native wrapper. */
const pluginMark = '[capacitor code]';

const hasPlugins = (file: string) => readFileSync(file, 'utf8').includes(pluginMark);

const importsOf = (text: string) => [...text.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)];

/** The script of the page, and those that run before it. */
function entryScripts(): string[] {
  const html = readFileSync(join('dist', 'index.html'), 'utf8');
  const [, entry = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  const scripts = [join('dist', entry)];
  for (const file of scripts)
    for (const [, path = ''] of importsOf(readFileSync(file, 'utf8'))) {
      const next = join(dirname(file), path);
      if (!scripts.includes(next)) scripts.push(next);
    }
  return scripts;
}

/** The page and the scripts it loads at the start. */
function firstLoad(): string[] {
  const wanted = [join('dist', 'index.html')];
  for (const file of wanted) {
    const [html, text] = [file.endsWith('.html'), readFileSync(file, 'utf8')];
    const imports = html ? text.matchAll(/(?:src|href)="(\.[^"]+\.js)"/g) : importsOf(text);
    for (const [, path = ''] of imports) {
      const next = join(dirname(file), path);
      if (!wanted.includes(next)) wanted.push(next);
    }
  }
  return wanted;
}

/** Licences that require only attribution, or offer such a licence as a choice. */
const permissive = ['0BSD', 'Apache-2.0', 'ISC', 'MIT', '(MPL-2.0 OR Apache-2.0)'];

/** The packages that a build lists, each with its licence. */
function licencesIn(file: string) {
  const headings = readFileSync(file, 'utf8').matchAll(/^## (\S+ - \S+)(?: \((.+)\))?$/gm);
  return [...headings].map(([, name, licence = 'unknown']) => ({ name, licence }));
}

const isWorker = (file: string) => /worker/i.test(file);
const isPicture = (file: string) => file.endsWith('.svg');

describe('the production build', () => {
  it('has the app', () => {
    expect(filesOf('dist')).toContain(join('dist', 'index.html'));
  });

  it('asks for configuration, texts and the first screen before React has been fetched', () => {
    const scripts = entryScripts();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => /\/react-/.test(script))).toEqual([]);
  });

  it('has no worker file, and no pictures of the simulated exchange', () => {
    expect(filesOf('dist').filter((file) => isWorker(file) || isPicture(file))).toEqual([]);
  });

  it('has no stylesheet file: the styles are in the code', () => {
    expect(filesOf('dist').filter((file) => file.endsWith('.css'))).toEqual([]);
  });

  it('does not contain the simulated exchange', () => {
    expect(marksIn('dist')).toEqual([]);
  });

  it('has a compressed copy of each script', () => {
    const scripts = filesOf('dist').filter((file) => file.endsWith('.js'));
    const differing = scripts.filter(
      (file) => !brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file)),
    );
    expect(scripts.length).toBeGreaterThan(100);
    expect(differing).toEqual([]);
  });

  it('contains the licence of every package in it, and all are permissive', () => {
    const packages = licencesIn(join('dist', 'licences.md'));
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter(({ licence }) => !permissive.includes(licence))).toEqual([]);
  });

  it('loads plugins of the native wrapper dynamically, not at the start', () => {
    expect(filesOf('dist').filter(hasPlugins)).toHaveLength(1);
    expect(firstLoad().join()).toContain('start-');
    expect(firstLoad().filter(hasPlugins)).toEqual([]);
  });
});

describe('the demo build, as a counterexample', () => {
  const outDir = join('.cache', 'demo');

  beforeAll(() => build({ mode: 'demo', logLevel: 'error', build: { outDir, emptyOutDir: true } }), 60_000);

  it('has its pictures', () => {
    expect(filesOf(outDir).some(isPicture)).toBe(true);
  });

  it('contains the simulated exchange', () => {
    expect(marksIn(outDir)).toEqual(marks);
  });
});
