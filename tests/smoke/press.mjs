/** How long a member looks at what has appeared before pressing it, in ms: it ignores presses for 350 ms. */
const lookMs = 400;

/** Looks at the screen for as long as a member does before the next press. */
export const look = (page) => page.waitForTimeout(lookMs);

/** Waits until something can be pressed, and looks at it. */
export async function lookAt(locator, options) {
  await locator.click({ ...options, trial: true });
  await look(locator.page());
}

/** Presses something as a member does, who has looked at it before. */
export async function press(locator, options) {
  await lookAt(locator, options);
  await locator.click(options);
}

/** Ticks a box, unless it is ticked. */
export async function tick(box, options) {
  await lookAt(box, options);
  await box.check(options);
}

/** Presses what ends the sheet that it stands in, and waits until that has left. */
export async function pressAndLeave(locator) {
  const element = await locator.elementHandle();
  await press(locator);
  await element.waitForElementState('hidden');
}
