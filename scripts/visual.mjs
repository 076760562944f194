import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags, readShard, refuse } from './arguments.mjs';
import { forkPoint } from './changes.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { filesHere, filesOfCommit, textAt } from './revisions.mjs';
import { isBelow, storyFiles, titleIn, titleOf } from './storyFiles.mjs';

/*
 * npm run visual -- [--base main] [--only 'Screens/user'] [--shard 1/4] [--all]
 * Compares pictures of the stories with those of the commit at which the work here left the base: the pictures that the
 * change can affect, or all. Ends with 1 when any differs; the report stands in `.cache/visual/report`.
 *
 * npm run visual -- --prove [--base main] [--only 'Widgets']
 * Proves the comparison: makes one token a pixel larger in a copy of the base, and ends with 0 when just the pictures
 * of stories that draw with it differ.
 */
const flags = readFlags({
  base: { type: 'string', default: 'main' },
  only: { type: 'string' },
  shard: { type: 'string' },
  all: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
});
const shard = readShard(flags.shard);
if (flags.prove && (shard || flags.all)) refuse('--prove goes with --base and --only alone.');
const commit = forkPoint(flags.base);
const base = filesOfCommit(commit);
const here = filesHere();
const stories = wantedStories();

/** The files of stories of both revisions that are asked for. */
function wantedStories() {
  const gone = [...base.keys()].filter((path) => path.endsWith('.stories.tsx') && !here.has(path));
  const found = [
    ...storyFiles().filter((path) => isBelow(titleOf(path), flags.only)),
    ...gone.filter((path) => isBelow(titleIn(textAt(commit, path)), flags.only)),
  ].sort();
  if (found.length === 0) refuse(`No stories have the title ${flags.only}.`);
  return shard ? found.filter((_, at) => at % shard.count === shard.index - 1) : found;
}

ensureInstalled();
const chromePath = await ensureChromium();
// Need the packages.
const { openPictures } = await import('./openPictures.mjs');
const { comparePictures } = await import('./comparePictures.mjs');
const { provePictures } = await import('./provePictures.mjs');

const folder = join(process.cwd(), '.cache/visual');
mkdirSync(folder, { recursive: true });
// What the last run has left, and what an interrupted one has.
for (const left of readdirSync(folder))
  if (left !== 'pictures') rmSync(join(folder, left), { recursive: true, force: true });

const name = `${flags.base} (${commit.slice(0, 7)})`;
const pictures = await openPictures({ folder, chromePath, commit, name, base, here });
try {
  const passed = flags.prove
    ? await provePictures(pictures, stories)
    : await comparePictures(pictures, stories, { all: flags.all });
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
await pictures.close();
