import { readFileSync } from 'node:fs';
import { readFlags, refuse } from './arguments.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { isBelow, storyFiles, titleOf } from './storyFiles.mjs';

/*
 * npm run stories -- --only 'Screens/user/withdraw' [--story Refused] [--locale tw]
 * Plays the stories of a title and of all titles below it, with axe and layout checks.
 */
const flags = readFlags({
  only: { type: 'string' },
  story: { type: 'string' },
  locale: { type: 'string' },
});
const locales = ['en', 'tw', 'jp', 'jp by keyboard'];
if (!flags.only) refuse("--only is missing, such as --only 'Screens/user/withdraw'.");
if (flags.locale && !flags.locale.split(',').every((locale) => locales.includes(locale)))
  refuse(`--locale ${flags.locale} is not one of ${locales.join(', ')}.`);

const files = storyFiles().filter((path) => isBelow(titleOf(path), flags.only));
if (files.length === 0) refuse(`No stories have the title ${flags.only}.`);

const isStory = (path) => new RegExp(`^export const ${flags.story}\\b`, 'm').test(readFileSync(path, 'utf8'));
if (flags.story && !files.some(isStory)) refuse(`${flags.only} has no story ${flags.story}.`);

ensureInstalled();
process.env.CHROME_PATH = await ensureChromium();
// Imported after the packages are installed.
const { buildPlayedCatalogue, playStories } = await import('./playStories.mjs');

const { failed } = await buildPlayedCatalogue(files);
if (failed > 0) process.exit(1);
const played = flags.story ? files.filter(isStory) : files;
const counts = await playStories(played, {
  names: flags.story ? Object.fromEntries(played.map((path) => [path, [flags.story]])) : {},
  env: flags.locale ? { STORY_LOCALES: flags.locale } : {},
  // One story or one language does not cover all that a file reaches.
  record: !flags.story && !flags.locale,
  show: true,
});
process.exitCode = counts.failed > 0 ? 1 : 0;
