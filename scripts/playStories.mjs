import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { serveFolder } from './serve.mjs';
import { runStep } from './step.mjs';

export const catalogue = '.cache/catalogue';
const root = process.cwd();

/** Imports a TypeScript module of the project. */
export async function importTypeScript(path) {
  const options = { root, configFile: false, logLevel: 'error' };
  return (await runnerImport(join(root, path), options)).module;
}

/** Inputs of the catalogue's build. */
const inputs = ['src', 'mocks', 'stories', 'reference', '.storybook', 'package-lock.json', 'vite.config.ts'];

function hashOfInputs() {
  const hash = createHash('sha1');
  for (const input of inputs) {
    const files = statSync(input).isFile()
      ? [input]
      : readdirSync(input, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Inputs and stories of the existing build; all stories if none are named. */
const stamp = join(catalogue, 'built.json');
const readStamp = () => (existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {});

const nameOf = (path) => /([^/]+)\.stories\.tsx$/.exec(path)[1];

/** Glob for the names of these files. */
function patternOf(files) {
  const names = [...new Set(files.map(nameOf))];
  return names.length === 1 ? names[0] : `{${names.join(',')}}`;
}

/** Undefined for all: stories of the map expect all stories in the catalogue's index. */
const storiesToBuild = (needed) =>
  needed?.some((path) => path.startsWith('stories/map/')) ? undefined : needed;

/**
 * Build step of the catalogue for playing: without documentation pages, and with React's development build.
 *
 * @param needed files of stories to include; all by default, and if one of them is of the map
 */
export const playedBuild = (output, needed) => ({
  script: 'node_modules/storybook/dist/bin/dispatcher.js',
  args: ['build', '--test', '--output-dir', output, '--quiet'],
  env: {
    NODE_ENV: 'development',
    ONLY_PLAYED: 'yes',
    ...(storiesToBuild(needed) && { STORIES_NAMED: patternOf(needed) }),
  },
});

/**
 * Builds the catalogue for playing: without documentation pages, and with React's development build, whose warnings fail
 * stories. Reuses an existing build of the same inputs.
 *
 * @param needed files of stories to include; all by default, and if one of them is of the map
 * @param signal ends the build
 */
export async function buildPlayedCatalogue(needed, signal) {
  const stories = storiesToBuild(needed);
  const made = { inputs: hashOfInputs(), stories: stories?.map(nameOf) };
  const before = readStamp();
  const hasAll = !before.stories || made.stories?.every((name) => before.stories.includes(name));
  if (before.inputs === made.inputs && hasAll) {
    console.log('\n── Build of the catalogue: up to date');
    return { passed: 1, failed: 0 };
  }
  rmSync(catalogue, { recursive: true, force: true });
  const counts = await runStep({
    name: 'Build of the catalogue',
    ...playedBuild(catalogue, stories),
    signal,
  });
  if (counts.passed > 0) writeFileSync(stamp, JSON.stringify(made));
  return counts;
}

/** More than the two cores of a small machine, because stories wait for responses and timers. Not adapted to others. */
const maxWorkers = 3;

/** Opening the catalogue costs a worker as much time as it saves if it plays fewer stories. */
const minStoriesPerWorker = 15;

const storiesIn = (path) => readFileSync(path, 'utf8').match(/^export const /gm)?.length ?? 0;

/** Name of the step that plays stories. */
export const storiesStep = 'Stories in Chromium';

/** Jest's pattern for one file. */
const exactly = (path) => `${path.replaceAll(/[.()[\]]/g, '\\$&')}$`;

/**
 * Plays the stories of these files in the built catalogue.
 *
 * @param files paths relative to the root of the project
 * @param all whether these are all files of stories
 * @param names stories to play, by path of their file; all stories of files that are not listed
 * @param args more arguments for the test runner
 * @param record whether to record coverage for `--changed`, which slows down every play
 * @param signal ends the plays
 */
export async function playStories(
  files,
  { all = false, names = {}, args = [], env = {}, record = false, show = false, signal } = {},
) {
  const { updateRecord } = await importTypeScript('tests/affected/record.ts');
  const server = await serveFolder(catalogue);
  for (const old of ['.cache/ran.jsonl', '.cache/shown.jsonl']) rmSync(old, { force: true });
  const chosen = '.cache/chosen.json';
  writeFileSync(chosen, JSON.stringify(names));
  const stories = files.reduce((sum, path) => sum + (names[path]?.length ?? storiesIn(path)), 0);
  const workers = Math.min(maxWorkers, Math.ceil(stories / minStoriesPerWorker));
  const counts = await runStep({
    name: storiesStep,
    script: 'node_modules/@storybook/test-runner/dist/test-storybook.js',
    args: ['--url', server.url, '--maxWorkers', `${workers}`, ...args, ...(all ? [] : files.map(exactly))],
    env: { ...env, STORIES_CHOSEN: chosen, ...(record && { STORIES_RECORDED: 'yes' }) },
    tests: true,
    show,
    signal,
    printAlways: /^Flaky: /,
  });
  server.close();
  if (record && !signal?.aborted) updateRecord(root, files);
  return counts;
}
