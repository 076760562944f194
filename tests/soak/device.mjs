/**
 * What can go wrong with a member's device, in a page's first moment: its clock may be moved, and its storage full or
 * forbidden. What is wrong is written down in the window's name, which outlives a reload. A moment in which nothing
 * happens can be passed over. Runs in the page.
 *
 * @param patience what is left of each call's time-out, and of every wait of a minute and more: a tenth is 0.1
 */
function breakable(patience) {
  const longMs = 60_000;
  let wrong = {};
  try {
    wrong = JSON.parse(window.name);
  } catch {
    // Nothing yet.
  }
  window.goWrong = (next) => {
    wrong = { ...wrong, ...next };
    window.name = JSON.stringify(wrong);
  };

  const RealDate = Date;
  const now = () => RealDate.now() + (wrong.movedMs ?? 0);
  window.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made === window.Date ? target : made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  for (const name of ['getItem', 'setItem', 'removeItem', 'clear']) {
    const real = Storage.prototype[name];
    Storage.prototype[name] = function (...given) {
      if (wrong.storage === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
      if (wrong.storage === 'full' && name === 'setItem')
        throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, given);
    };
  }

  let passedMs = 0;
  const realNow = performance.now.bind(performance);
  performance.now = () => realNow() + passedMs;
  const { get: realTimeStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      return realTimeStamp.call(this) + passedMs;
    },
  });
  window.passMs = (ms) => {
    passedMs += ms;
  };

  const realTimeout = window.setTimeout;
  window.setTimeout = (action, ms = 0, ...given) =>
    realTimeout(action, ms < longMs ? ms : ms * patience, ...given);

  const realSignal = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => realSignal.call(AbortSignal, ms * patience);

  const { get, set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    get,
    set(ms) {
      set.call(this, ms * patience);
    },
  });
}

/** Makes every page of a context breakable. */
export const makeBreakable = (context, { patience }) => context.addInitScript(breakable, patience);

/** Breaks the device of a page, or mends it; also while the page begins anew. */
export async function goWrong(page, what) {
  for (let tries = 5; tries > 0; tries -= 1) {
    const isTold = await page.evaluate((next) => window.goWrong(next) ?? true, what).catch(() => false);
    if (isTold) return;
    await page.waitForTimeout(200);
  }
  throw new Error('the page never began');
}
