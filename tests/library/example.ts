import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../../scripts/serve.mjs';
import { launch } from './browser';
import { folder } from './builtLibrary';

interface Served {
  url: string;
  close: () => void;
}

interface Example {
  /** Type errors; empty if there are none. */
  types: () => string;
  /** What the example's own tests print if they fail; empty if they pass. */
  test: () => string;
  /** The folder of the copy. */
  target: string;
  /** Serves it and opens it on a phone. */
  open: (serveExample?: () => Promise<Served>) => Promise<{
    page: Page;
    /** Errors and everything that the console says, as they come. */
    problems: readonly string[];
  }>;
  close: () => Promise<void>;
}

/** Writes the code of the package's README and guides beside the example's own, to be compiled with it. */
function writeGuides(target: string, name: string): void {
  const all = ['README.md', ...readdirSync(join(folder, 'guides')).map((file) => `guides/${file}`)];
  const ofNext = (file: string) => file === 'guides/next.md';
  const place = join(target, name === 'next' ? 'app' : 'src', 'guides');
  mkdirSync(place);
  for (const file of all.filter((one) => ofNext(one) === (name === 'next')))
    for (const [at, code] of codeOf(readFileSync(join(folder, file), 'utf8')).entries())
      writeFileSync(join(place, `${basename(file, '.md')}${at}.tsx`), code);
}

/** Writes the example of each widget's Markdown file, to be compiled with the product. */
function writeWidgetExamples(target: string): void {
  const docs = join(folder, 'docs', 'widgets');
  const place = join(target, 'src', 'widgetExamples');
  mkdirSync(place);
  for (const file of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const [, example] = readFileSync(join(docs, file), 'utf8').split('\n## Example\n');
    const [code] = example === undefined ? [] : codeOf(example);
    if (code !== undefined) writeFileSync(join(place, `${file.slice(0, -3).replaceAll('/', '-')}.tsx`), code);
  }
}

const codeOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** Copies an example into an empty folder, installs the packed library there, and builds it. */
export function installExample(name: string): Example {
  // Vitest sets it to `test`, which would choose the development build of React.
  const { NODE_ENV: _, ...env } = process.env;
  const target = mkdtempSync(join(tmpdir(), `itayose-${name}-`));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: target, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  cpSync(join(folder, 'examples', name), target, { recursive: true });
  const tarball = run('npm', 'pack', folder, '--silent').trim().split('\n').at(-1) ?? '';
  run('npm', 'install', `./${tarball}`, '--no-audit', '--no-fund', '--prefer-offline');
  writeGuides(target, name);
  if (name === 'vite') writeWidgetExamples(target);
  run('npm', 'run', '--silent', 'build');

  let browser: Browser | undefined;
  const closers: (() => unknown)[] = [() => rmSync(target, { recursive: true })];
  return {
    types: () => spawnSync('npx', ['tsc', '--noEmit'], { cwd: target, encoding: 'utf8' }).stdout,
    test: () => {
      const { status, stdout } = spawnSync('npm', ['test'], { cwd: target, env, encoding: 'utf8' });
      return status === 0 ? '' : stdout;
    },
    target,
    open: async (serveExample = () => serveFolder(join(target, 'dist'))) => {
      const { url, close } = await serveExample();
      closers.unshift(close);
      if (!browser) {
        browser = await launch();
        closers.unshift(() => browser?.close());
      }
      const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${url}/`);
      return { page, problems };
    },
    close: async () => {
      for (const close of closers) await close();
    },
  };
}
