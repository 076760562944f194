import { testedModes } from './modes';
import config from './test-runner';

/** `STORY_LOCALES=jp` plays the stories in that locale alone; `en,tw` in these two. */
const { STORY_LOCALES } = process.env;
const wanted = testedModes.filter(
  ({ locale }) => !STORY_LOCALES || STORY_LOCALES.split(',').includes(locale),
);

/** Does for each file of stories what the test runner's own set-up does, without its second to load. */
Object.assign(globalThis, {
  testedModes: wanted,
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
});
