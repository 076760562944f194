/** @import { BrowserContext, Page } from 'playwright' */

/**
 * Faults of a device.
 *
 * @typedef {object} DeviceFaults
 * @property {number} [movedMs] offset of the clock
 * @property {'full' | 'forbidden' | null} [storage]
 */

/** @typedef {(...parameters: unknown[]) => unknown} Method */
/** @typedef {Record<'getItem' | 'setItem' | 'removeItem' | 'clear', Method>} StorageMethods */

/**
 * Makes device faults possible: the clock may be moved, and the storage full or forbidden. Active faults are kept in
 * `window.name`, which survives a reload. `window.skipMs` moves the page's clock forward without waiting. Runs in the
 * page, before its own scripts.
 *
 * @param {number} timeoutScale factor for time-outs of calls and waits of a minute and more, such as 0.1
 */
function installInPage(timeoutScale) {
  const longMs = 60_000;
  /** Time-out of a call. Nothing else waits as long: polling uses intervals. */
  const callMs = 10_000;
  /** @type {DeviceFaults} */
  let faults = {};
  try {
    faults = JSON.parse(window.name);
  } catch {
    // No faults yet.
  }
  window.setFaults = (next) => {
    faults = { ...faults, ...next };
    window.name = JSON.stringify(faults);
  };

  const RealDate = Date;
  const now = () => RealDate.now() + (faults.movedMs ?? 0);
  window.Date = new Proxy(RealDate, {
    construct: (target, parameters, made) =>
      Reflect.construct(
        target,
        parameters.length > 0 ? parameters : [now()],
        made === window.Date ? target : made,
      ),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  const storage = /** @type {StorageMethods} */ (/** @type {unknown} */ (Storage.prototype));
  for (const name of /** @type {const} */ (['getItem', 'setItem', 'removeItem', 'clear'])) {
    const real = storage[name];
    storage[name] = function (...parameters) {
      if (faults.storage === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
      if (faults.storage === 'full' && name === 'setItem')
        throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, parameters);
    };
  }

  let skippedMs = 0;
  const realNow = performance.now.bind(performance);
  performance.now = () => realNow() + skippedMs;
  const { get: realTimeStamp } = /** @type {{ get: () => number }} */ (
    Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  );
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      return realTimeStamp.call(this) + skippedMs;
    },
  });
  window.skipMs = (ms) => {
    skippedMs += ms;
  };

  /** @type {{ setTimeout: (action: TimerHandler, ms?: number, ...parameters: unknown[]) => number }} */
  const timers = window;
  const realTimeout = timers.setTimeout;
  timers.setTimeout = (action, ms = 0, ...parameters) =>
    realTimeout(action, ms < longMs && ms !== callMs ? ms : ms * timeoutScale, ...parameters);

  const realSignal = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => realSignal.call(AbortSignal, ms * timeoutScale);
}

/**
 * Installs device faults in every page of a context.
 *
 * @param {BrowserContext} context
 * @param {{ timeoutScale: number }} options
 */
export const installDeviceFaults = (context, { timeoutScale }) =>
  context.addInitScript(installInPage, timeoutScale);

/**
 * Runs in the page.
 *
 * @param {DeviceFaults} next
 */
function setFaults(next) {
  window.setFaults(next);
  return true;
}

/**
 * Sets or clears device faults of a page. Retries while the page is loading.
 *
 * @param {Page} page
 * @param {DeviceFaults} what
 */
export async function setDeviceFault(page, what) {
  for (let tries = 5; tries > 0; tries -= 1) {
    const isSet = await page.evaluate(setFaults, what).catch(() => false);
    if (isSet) return;
    await page.waitForTimeout(200);
  }
  throw new Error('the page never started');
}
