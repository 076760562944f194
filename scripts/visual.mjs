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
 * Compares pictures of stories with those of the merge base: the pictures that the change can affect, or all. Exits with 1
 * if any differs and is not accepted in tests/visual/decisions.json. Writes a report to `.cache/visual/report`.
 *
 * npm run visual -- --prove [--base main] [--only 'Widgets']
 * Proves the comparison: enlarges one token by a pixel in a copy of the base. Exits with 0 if exactly the pictures that
 * use it differ.
 */
const flags = readFlags({
  base: { type: 'string', default: 'main' },
  only: { type: 'string' },
  shard: { type: 'string' },
  all: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
});
const shard = readShard(flags.shard);
if (flags.prove && (shard || flags.all)) refuse('--prove can only be combined with --base and --only.');
const commit = forkPoint(flags.base);
const base = filesOfCommit(commit);
const here = filesHere();
const stories = wantedStories();

/** Selected files of stories of both revisions. */
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
// Imported after the packages are installed.
const { openPictures } = await import('./openPictures.mjs');
const { comparePictures } = await import('./comparePictures.mjs');
const { provePictures } = await import('./provePictures.mjs');

const folder = join(process.cwd(), '.cache/visual');
mkdirSync(folder, { recursive: true });
// Removes leftovers of previous and interrupted runs.
for (const left of readdirSync(folder))
  if (left !== 'pictures') rmSync(join(folder, left), { recursive: true, force: true });

// A shard covers files, not titles, so it drops no decision.
const covers = (picture) => !shard && isBelow(picture, flags.only);
const name = `${flags.base} (${commit.slice(0, 7)})`;
const pictures = await openPictures({ folder, chromePath, commit, name, base, here });
try {
  const passed = flags.prove
    ? await provePictures(pictures, stories)
    : await comparePictures(pictures, stories, { all: flags.all, covers });
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
await pictures.close();
