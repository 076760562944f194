import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { serveFolder } from './serve.mjs';

/*
 * npm run visual -- [--base main] [--only "Screens/user"] [--shard 1/4]
 * Takes a picture of every story and compares it, pixel by pixel, with that of another revision, which is rendered by
 * the same browser with the same fonts. Ends with 1 when anything differs; the report stands in `.cache/visual/report`.
 *
 * npm run visual -- --prove [--only "Widgets"]
 * Proves the comparison on itself: makes one token a pixel larger in a copy of the base, and ends with 0 when just the
 * pictures of stories that draw with it differ.
 */
const { values: flags } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    only: { type: 'string' },
    shard: { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
});

ensureInstalled();
const chromePath = await ensureChromium();
const root = process.cwd();
const folder = join(root, '.cache/visual');
const report = join(folder, 'report');
mkdirSync(folder, { recursive: true });

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) giveUp(stderr.trim());
  return stdout.trim();
};

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** With React's development build, as the stories are played in the tests. */
function buildCatalogue(cwd, output) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', output, '--quiet'],
    {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', ONLY_PLAYED: 'yes' },
    },
  );
  if (status !== 0) giveUp(`The catalogue in ${cwd} could not be built.`);
}

/**
 * The catalogue of a commit, built in a worktree of its own that is gone afterwards.
 *
 * @param change what is done to the worktree before
 */
function buildCommit(commit, output, change = () => {}) {
  const tree = join(folder, 'tree');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', tree, commit);
  if (samePackages(tree)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  else if (spawnSync('npm', ['ci'], { cwd: tree, stdio: 'inherit', shell: true }).status !== 0)
    giveUp(`The packages of ${commit} could not be installed.`);
  change(tree);
  buildCatalogue(tree, output);
  git('worktree', 'remove', '--force', tree);
}

function samePackages(tree) {
  const lock = (at) => readFileSync(join(at, 'package-lock.json'), 'utf8');
  return lock(tree) === lock(root);
}

async function takePictures(catalogue, env) {
  const server = await serveFolder(catalogue);
  const args = ['test', '--config', 'tests/visual/playwright.config.ts'];
  // All may have been taken before; but who compares nothing has mistyped.
  if (!env.VISUAL_BEFORE) args.push('--pass-with-no-tests');
  if (flags.only) args.push('--grep', flags.only);
  if (flags.shard) args.push('--shard', flags.shard);
  const run = spawn(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      VISUAL_CATALOGUE: catalogue,
      VISUAL_REPORT: report,
      VISUAL_PORT: new URL(server.url).port,
      CHROME_PATH: chromePath,
      CHROME_ARGS: JSON.stringify(launchOptions(chromePath).args),
    },
  });
  const status = await new Promise((resolve) => run.once('close', resolve));
  server.close();
  return status === 0;
}

const commit = git('rev-parse', `${flags.base}^{commit}`);
const before = join(folder, commit, 'catalogue');
const baseline = join(folder, commit, 'pictures');
const built = join(folder, commit, 'built');
if (!existsSync(built)) {
  console.log(`Building the catalogue of ${flags.base}, ${commit.slice(0, 7)}…`);
  buildCommit(commit, before);
  writeFileSync(built, '');
}
console.log(`Pictures of ${flags.base}, ${commit.slice(0, 7)}, as far as they are missing:`);
if (!(await takePictures(before, { VISUAL_BASELINE: baseline })))
  giveUp('The pictures to compare with could not be taken.');

const now = join(folder, 'now');
rmSync(now, { recursive: true, force: true });
process.exitCode = (flags.prove ? await proves() : await compares()) ? 0 : 1;

async function compares() {
  console.log('Building the catalogue of what stands here…');
  buildCatalogue(root, now);
  const same = await takePictures(now, { VISUAL_BASELINE: baseline, VISUAL_BEFORE: before });
  console.log(
    same
      ? 'Nothing differs.'
      : `Something differs, or could not be looked at: see above, and ${join(report, 'index.html')}`,
  );
  return same;
}

async function proves() {
  console.log(`Building the catalogue of ${flags.base} with one token larger by a pixel…`);
  let token = 0;
  buildCommit(commit, now, (tree) => {
    const file = join(tree, 'src/theme/tokens.ts');
    // Two units of the drawing are a pixel of the phone.
    const changed = readFileSync(file, 'utf8').replace(/(?<=keyFigure: )\d+/, (units) => {
      token = Number(units) + 2;
      return token;
    });
    writeFileSync(file, changed);
  });
  const proven = await takePictures(now, {
    VISUAL_BASELINE: baseline,
    VISUAL_BEFORE: before,
    VISUAL_TOKEN: String(token),
  });
  console.log(
    proven
      ? 'Just what draws with the token differs.'
      : 'The comparison misses something, or finds too much.',
  );
  return proven;
}
