/** It is done at the latest after this time, in ms, however busy the page is. */
const longestMs = 1_000;
/** From when the page is drawn first it has this time, in ms, for what it was opened for: a line that is slow is busy, too. */
const beginningMs = 2_000;
let drawnAt: number | undefined;
/** What could not be fetched is asked for again after this time, in ms. */
const againMs = 3_000;

/**
 * Does something as soon as the page has nothing better to do, and not while it begins.
 *
 * @returns calls it off
 */
export function whenIdle(action: () => void): () => void {
  drawnAt ??= performance.now();
  const beginning = drawnAt + beginningMs - performance.now();
  if (beginning <= 0) return atRest(action);
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = atRest(action);
  }, beginning);
  return () => callOff();
}

function atRest(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: longestMs });
    return () => cancelIdleCallback(handle);
  }
  // Safari.
  const timer = setTimeout(action, longestMs / 5);
  return () => clearTimeout(timer);
}

/**
 * Fetches code as soon as the page has nothing better to do, again and again until it is there.
 *
 * @returns calls it off
 */
export function loadWhenIdle<Code>(load: () => Promise<Code>, use: (code: Code) => void): () => void {
  let isWanted = true;
  let callOff = whenIdle(attempt);
  function attempt() {
    load().then(
      (code) => {
        if (isWanted) use(code);
      },
      () => {
        if (!isWanted) return;
        const timer = setTimeout(attempt, againMs);
        callOff = () => clearTimeout(timer);
      },
    );
  }
  return () => {
    isWanted = false;
    callOff();
  };
}

/**
 * Fetches one after the other, each as soon as the page has nothing better to do. What can't be fetched is left for
 * when it is needed.
 *
 * @returns calls off what was not begun
 */
export function fetchOneByOne(fetches: readonly (() => Promise<unknown>)[]): () => void {
  let callOff = () => {};
  let isWanted = true;
  const goOn = (at: number) => {
    const fetchNext = fetches[at];
    if (!fetchNext || !isWanted) return;
    callOff = whenIdle(
      () =>
        void fetchNext()
          .catch(() => {})
          .then(() => goOn(at + 1)),
    );
  };
  goOn(0);
  return () => {
    isWanted = false;
    callOff();
  };
}
