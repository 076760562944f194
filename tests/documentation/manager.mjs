/** @import { Browser } from 'playwright' */

/** A story whose args have values. */
const story = 'components-actions-button--blocked';

/**
 * Faults of the window around a story: the selected tab is in sight, and controls show the values of the story.
 *
 * @param {Browser} browser
 * @param {string} url
 */
export async function faultsOfManager(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/?path=/story/${story}`);
  const panel = page.locator('#storybook-panel-root');
  const controls = panel.getByRole('tab', { name: /^Controls \d/ });
  await controls.waitFor();
  const isTabSeen = await succeeds(page.waitForFunction(isSelectedTabSeen, undefined, { timeout: 5_000 }));
  await controls.click();
  const isLabelSeen = await succeeds(panel.getByText('Place order').waitFor({ timeout: 5_000 }));
  await page.close();
  return [
    ...(isTabSeen ? [] : ['The selected tab of the panel is out of sight']),
    ...(isLabelSeen ? [] : [`The controls do not show the label of ${story}`]),
  ];
}

/** @param {Promise<unknown>} promise */
const succeeds = (promise) =>
  promise.then(
    () => true,
    () => false,
  );

/** Runs in the page. */
function isSelectedTabSeen() {
  const tab = document.querySelector('#storybook-panel-root [role=tab][aria-selected=true]');
  if (!tab) return false;
  const { left, right, top, height } = tab.getBoundingClientRect();
  // The padding may be covered.
  return [left + 8, right - 8].every((x) => tab.contains(document.elementFromPoint(x, top + height / 2)));
}
