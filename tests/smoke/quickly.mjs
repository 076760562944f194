const times = 8;
/** How long after each other the taps of a quick finger follow, in ms. */
const betweenMs = 100;
/** After how long a key that is held is first repeated, and how often after that, in ms. */
const heldMs = 500;
const repeatMs = 33;
const repeats = 45;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/**
 * Touches and keys as they come from a hand, which does not wait for the page: Playwright waits after each until the page
 * has handled it, which is as long as drawing a screen takes.
 */
async function inputOf(page) {
  const devtools = await page.context().newCDPSession(page);
  const sent = [];
  const send = (method, event) => sent.push(devtools.send(`Input.${method}`, event));
  return {
    tap(point) {
      send('dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      send('dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    keyDown: (autoRepeat = false) => send('dispatchKeyEvent', { type: 'keyDown', ...enter, autoRepeat }),
    keyUp: () => send('dispatchKeyEvent', { type: 'keyUp', ...enter }),
    async end() {
      await Promise.all(sent);
      await devtools.detach();
    },
  };
}

/** Taps eight times where a button is, whatever stands there by then. */
export async function tapQuickly(button) {
  const { x, y, width, height } = await button.boundingBox();
  const input = await inputOf(button.page());
  for (let count = 0; count < times; count += 1) {
    input.tap({ x: x + width / 2, y: y + height / 2 });
    await wait(betweenMs);
  }
  await input.end();
}

/** Presses Enter eight times, first on a button, then on whatever has the focus. */
export async function enterQuickly(button) {
  await button.focus();
  const input = await inputOf(button.page());
  for (let count = 0; count < times; count += 1) {
    input.keyDown();
    input.keyUp();
    await wait(betweenMs);
  }
  await input.end();
}

/** Holds Enter for two seconds, first on a button, then on whatever has the focus. */
export async function holdEnter(button) {
  await button.focus();
  const input = await inputOf(button.page());
  input.keyDown();
  await wait(heldMs);
  for (let count = 0; count < repeats; count += 1) {
    input.keyDown(true);
    await wait(repeatMs);
  }
  input.keyUp();
  await input.end();
}
