import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The page of this worker, reused because loading the catalogue takes longer than most files of stories. */
let kept;
let closing;

/** A page is replaced after this many plays, because its memory grows and it gets slow. */
const maxPlaysPerPage = 100;
let plays = 0;

/** Globals of the file whose stories are being played. */
let currentGlobals;

/**
 * React's development build reports every render to the browser's performance panel, and thereby to Node. Without these
 * functions it does not, which saves a sixth of the time of a play.
 */
function disableRenderReports() {
  Object.assign(console, { timeStamp: undefined, createTask: undefined });
}

/** Opens the catalogue in a page, with access to the services of the test runner. */
async function openCatalogue(page, context) {
  await page.addInitScript(disableRenderReports);
  await setupPage(page, context);
  await page.exposeBinding('askTestRunner', (_source, service, ...parameters) =>
    currentGlobals.testRunnerServices(page)[service](...parameters),
  );
}

/** Closes the browser after the last file, because an open browser would keep the worker running. */
function closeWhenIdle() {
  closing = setTimeout(() => {
    kept?.browser.close();
    kept = undefined;
  }, 100);
}

/** Names of the stories to play, by path of their file, if not all are played; see `scripts/playStories.mjs`. */
const { STORIES_CHOSEN } = process.env;
const chosen = STORIES_CHOSEN ? JSON.parse(readFileSync(STORIES_CHOSEN, 'utf8')) : {};

/**
 * Removes all other stories. Jest's own pattern for test names would make the test runner open more browsers.
 *
 * @param block a `describe` block; the innermost ones are stories, named by their export
 */
function keepOnlyStories(block, names) {
  const isStory = block.children.some(({ type }) => type === 'test');
  block.children = isStory && !names.includes(block.name) ? [] : block.children;
  for (const child of block.children) if (child.type === 'describeBlock') keepOnlyStories(child, names);
}

/** Reuses one page for all stories and files. After a failure the next story gets a new page. */
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
    currentGlobals = Object.assign(this.global, kept, { __sbSetupPage: openCatalogue });
    if (!kept) await openCatalogue(this.global.page, this.global.context);
    else if (plays >= maxPlaysPerPage) await this.openNewPage();
  }

  async openNewPage() {
    plays = 0;
    await this.global.jestPlaywright.resetPage();
    await openCatalogue(this.global.page, this.global.context);
  }

  /** Removes stories that were not chosen, and from each play the stories that it does not include. */
  removeExcluded(root) {
    if (this.names) keepOnlyStories(root, this.names);
    for (const { name, only } of this.global.plays)
      if (only) for (const block of root.children) if (block.name === name) keepOnlyStories(block, only);
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent(event, state);
    if (event.name === 'run_start') this.removeExcluded(state.rootDescribeBlock);
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
