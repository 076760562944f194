import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyIndex } from './.storybook/storyIndex.ts';
import { findChromium, launchOptions } from './scripts/chromium.mjs';
import { storyFiles } from './scripts/storyFiles.mjs';

/** Unit tests that need no browser globals. */
const sharing = [
  '{mocks,reference}/**/*.test.{ts,tsx}',
  'tests/{architecture,markdown,rules,supply,tokens}/**/*.test.ts',
  'src/{components,domain,format,i18n,theme,widgets}/**/*.test.{ts,tsx}',
  // Hooks of src/screens itself are mounted in a page.
  'src/screens/*/**/*.test.{ts,tsx}',
];
const all = ['{src,mocks,reference,tests}/**/*.test.{ts,tsx}'];
/** Run by other projects, or not at all. */
const elsewhere = [
  'tests/build/**',
  'tests/conformance/plants.test.ts',
  'tests/library/**',
  'tests/servers/**',
  'tests/shown/**',
];

/** Ends tests that hang. Tests of speed have limits of their own. */
const unit = { testTimeout: 60_000 };

/** CI keeps a picture and a trace of each failed play, in `__screenshots__` and `__traces__` beside the stories. */
const inCi = Boolean(process.env.CI);

/** One way to play stories. */
interface Plays {
  name: string;
  /** Settings of the toolbar. */
  globals: { locale: 'en' | 'tw' | 'jp'; input?: 'keyboard' };
  /** Only stories with this tag. */
  tag?: string | undefined;
  /** Projects of stories with the same order run together. */
  order: number;
  /** Number of pages that play at a time. Each loads the app, which takes longer than most files. */
  pages: number;
  /** Only files of stories that contain this text, so that the others are not loaded. */
  containing: string;
}

/** Stories played in the browser, each checked by the preview's `afterEach` (decision 56, `docs/testing.md`). */
async function plays({
  name,
  globals,
  tag = 'test',
  order,
  pages,
  containing,
}: Plays): Promise<TestProjectConfiguration> {
  const executablePath = await findChromium();
  return {
    extends: './vite.config.ts',
    plugins: [
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'npm run storybook',
        initialGlobals: globals,
        tags: { include: [tag] },
      }),
      storyIndex(),
    ],
    test: {
      name,
      exclude: storyFiles().filter((path) => !readFileSync(path, 'utf8').includes(containing)),
      setupFiles: ['./.storybook/vitest.setup.ts'],
      // Ends plays that hang. A busy machine takes minutes for the longest journeys.
      testTimeout: 240_000,
      // On a busy machine a play may fail once without a cause in the code. The reporter names it as flaky.
      retry: 1,
      // Files share the page, because loading the app takes longer than most files.
      isolate: false,
      maxWorkers: pages,
      sequence: { groupOrder: order },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: inCi,
        // Of the repeated play, because recording all would take longer.
        trace: inCi ? 'on-first-retry' : 'off',
        provider: playwright({ launchOptions: launchOptions(executablePath) }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** `STORIES=main` plays the main story of each screen, widget and component, and all journeys. */
const tag = process.env.STORIES === 'main' ? 'main' : 'test';

/** Stories that differ by language. */
const eachLanguage = { tag: 'each-language', containing: "'each-language'" };

/** Storybook renames the projects of its own runs, all to one name, so there it gets one. */
const inStorybook = process.env.VITEST_STORYBOOK === 'true';

const otherPlays = () =>
  Promise.all([
    plays({ name: 'stories-tw', globals: { locale: 'tw' }, order: 2, pages: 1, ...eachLanguage }),
    plays({ name: 'stories-jp', globals: { locale: 'jp' }, order: 2, pages: 1, ...eachLanguage }),
    plays({
      name: 'keyboard',
      globals: { locale: 'jp', input: 'keyboard' },
      order: 3,
      pages: 2,
      containing: "title: 'Journeys/",
    }),
  ]);

export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    // A change of these files can affect every story, and no import shows it.
    forceRerunTriggers: [
      '**/{package-lock.json,vite.config.ts,vitest.config.ts}',
      '**/.storybook/**',
      '**/mocks/**',
      '**/src/{theme,i18n}/**',
    ],
    silent: 'passed-only',
    reporters: ['default', './tests/shown/reporter.ts'],
    // In CI an unused snapshot is an error. Plays by keyboard and in other languages compare no outlines.
    resolveSnapshotPath: (path, extension, { config }) => {
      const unused = /^(keyboard|stories-)/.test(config.name ?? '');
      return join(dirname(path), unused ? '__none__' : '__snapshots__', basename(path) + extension);
    },
    projects: [
      // Files share modules, because loading them takes longer than the tests.
      {
        extends: './vite.config.ts',
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
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit-isolated',
          include: all,
          exclude: [...elsewhere, ...sharing],
          pool: 'threads',
        },
      },
      // More pages than cores, because stories wait for responses and timers.
      await plays({ name: 'stories', globals: { locale: 'en' }, tag, order: 1, pages: 3, containing: '' }),
      ...(inStorybook ? [] : await otherPlays()),
      // Checks dist/, so it needs `npm run build` first.
      { extends: './vite.config.ts', test: { name: 'build', include: ['tests/build/*.test.ts'] } },
      // Runs nginx and Caddy on dist/, so it needs both, and `npm run build` first.
      {
        extends: './vite.config.ts',
        test: { ...unit, name: 'servers', include: ['tests/servers/*.test.ts'] },
      },
      // Checks dist-library/, so it needs `npm run build:library` first. Node itself loads what was built.
      {
        extends: './vite.config.ts',
        test: {
          name: 'library',
          include: ['tests/library/*.test.{ts,tsx}'],
          testTimeout: 600_000,
          server: { deps: { external: [/dist-library/] } },
        },
      },
      // Proves the conformance command by planted faults, which takes more than a minute.
      {
        extends: './vite.config.ts',
        test: { ...unit, name: 'conformance', include: ['tests/conformance/plants.test.ts'] },
      },
      // Checks the states reported by played stories, so all of them must be played first.
      { extends: './vite.config.ts', test: { name: 'shown', include: ['tests/shown/*.test.ts'] } },
    ],
  },
});
