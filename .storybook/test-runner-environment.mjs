import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The page of this worker, kept because loading the catalogue takes longer than most files of stories. */
let kept;
let closing;

/** A page that has shown many stories has grown large, and slow. */
const playsOfPage = 100;
let plays = 0;

/** What belongs to the file whose stories are played now. */
let playing;

/**
 * React's development build reports every render to the browser's performance panel, and so to Node. It does not where
 * these functions are missing, which saves a sixth of a play.
 */
function withoutReports() {
  Object.assign(console, { timeStamp: undefined, createTask: undefined });
}

/** Opens the catalogue in a page, which may ask the set-up of the file that is played for its services. */
async function openCatalogue(page, context) {
  await page.addInitScript(withoutReports);
  await setupPage(page, context);
  await page.exposeBinding('askTestRunner', (_source, service, ...asked) =>
    playing.testRunnerServices(page)[service](...asked),
  );
}

/** A worker that still has a browser after its last file would not end. */
function closeWhenIdle() {
  closing = setTimeout(() => {
    kept?.browser.close();
    kept = undefined;
  }, 100);
}

/** Names of stories to play, by the path of their file, where not all are wanted; see `scripts/playStories.mjs`. */
const { STORIES_CHOSEN } = process.env;
const chosen = STORIES_CHOSEN ? JSON.parse(readFileSync(STORIES_CHOSEN, 'utf8')) : {};

/**
 * Leaves out all stories but these. Jest's own pattern for test names makes the test runner open further browsers.
 *
 * @param block of tests; the innermost one is that of a story, and has its export name
 */
function keepStories(block, names) {
  const isStory = block.children.some(({ type }) => type === 'test');
  block.children = isStory && !names.includes(block.name) ? [] : block.children;
  for (const child of block.children) if (child.type === 'describeBlock') keepStories(child, names);
}

/** Hands one page from story to story and from file to file; after a failure the next story gets a new one. */
export default class StoryEnvironment extends PlaywrightEnvironment {
  constructor(config, context) {
    clearTimeout(closing);
    config.projectConfig.testEnvironmentOptions['jest-playwright'].skipInitialization = kept !== undefined;
    super(config, context);
    this.names = chosen[relative(config.projectConfig.rootDir, context.testPath).replaceAll('\\', '/')];
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, { hasFailed: false, isPart: this.names !== undefined });
    playing = Object.assign(this.global, kept, { __sbSetupPage: openCatalogue });
    if (!kept) await openCatalogue(this.global.page, this.global.context);
    else if (plays >= playsOfPage) await this.openNewPage();
  }

  async openNewPage() {
    plays = 0;
    await this.global.jestPlaywright.resetPage();
    await openCatalogue(this.global.page, this.global.context);
  }

  /** Leaves out what was not asked for, and of each play the stories that are not played in this way. */
  leaveOut(root) {
    if (this.names) keepStories(root, this.names);
    for (const { name, only } of this.global.plays)
      if (only) for (const block of root.children) if (block.name === name) keepStories(block, only);
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent(event, state);
    if (event.name === 'run_start') this.leaveOut(state.rootDescribeBlock);
    if (event.name === 'test_start') this.global.playedStory = event.test.parent.name;
    if (event.name === 'test_done') plays += 1;
    if (event.name !== 'test_done' || event.test.errors.length === 0) return;
    this.global.hasFailed = true;
    await this.openNewPage();
  }

  async teardown() {
    const { browser, context, page } = this.global;
    kept = { browser, context, page };
    this.global.browser = undefined;
    await super.teardown();
    closeWhenIdle();
  }
}
