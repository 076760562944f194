/**
 * Makes device faults possible: the clock may be moved, and the storage full or forbidden. Active faults are kept in
 * `window.name`, which survives a reload. `window.skipMs` moves the page's clock forward without waiting. Runs in the
 * page, before its own scripts.
 *
 * @param timeoutScale factor for time-outs of calls and waits of a minute and more, such as 0.1
 */
function installInPage(timeoutScale) {
  const longMs = 60_000;
  /** Time-out of a call. Nothing else waits as long: polling uses intervals. */
  const callMs = 10_000;
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

  for (const name of ['getItem', 'setItem', 'removeItem', 'clear']) {
    const real = Storage.prototype[name];
    Storage.prototype[name] = function (...parameters) {
      if (faults.storage === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
      if (faults.storage === 'full' && name === 'setItem')
        throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, parameters);
    };
  }

  let skippedMs = 0;
  const realNow = performance.now.bind(performance);
  performance.now = () => realNow() + skippedMs;
  const { get: realTimeStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      return realTimeStamp.call(this) + skippedMs;
    },
  });
  window.skipMs = (ms) => {
    skippedMs += ms;
  };

  const realTimeout = window.setTimeout;
  window.setTimeout = (action, ms = 0, ...parameters) =>
    realTimeout(action, ms < longMs && ms !== callMs ? ms : ms * timeoutScale, ...parameters);

  const realSignal = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => realSignal.call(AbortSignal, ms * timeoutScale);
}

/** Installs device faults in every page of a context. */
export const installDeviceFaults = (context, { timeoutScale }) =>
  context.addInitScript(installInPage, timeoutScale);

/** Sets or clears device faults of a page. Retries while the page is loading. */
export async function setDeviceFault(page, what) {
  for (let tries = 5; tries > 0; tries -= 1) {
    const isSet = await page.evaluate((next) => window.setFaults(next) ?? true, what).catch(() => false);
    if (isSet) return;
    await page.waitForTimeout(200);
  }
  throw new Error('the page never started');
}
