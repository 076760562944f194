/** Maximum delay on a busy page, ms. */
const maxDelayMs = 1_000;
/** Nothing runs this long after the first render, ms, so that a slow connection is free for the first screen. */
const startupMs = 2_000;
let drawnAt: number | undefined;
/** Delay before a failed fetch is retried, ms. */
const retryDelayMs = 3_000;

/**
 * Runs an action as soon as the page is idle, and not during its startup.
 *
 * @returns cancels it
 */
export function whenIdle(action: () => void): () => void {
  drawnAt ??= performance.now();
  const beginning = drawnAt + startupMs - performance.now();
  if (beginning <= 0) return atRest(action);
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = atRest(action);
  }, beginning);
  return () => callOff();
}

function atRest(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: maxDelayMs });
    return () => cancelIdleCallback(handle);
  }
  // Safari.
  const timer = setTimeout(action, maxDelayMs / 5);
  return () => clearTimeout(timer);
}

/**
 * Fetches code as soon as the page is idle, and retries until it succeeds.
 *
 * @returns cancels it
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
        const timer = setTimeout(attempt, retryDelayMs);
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
 * Fetches one after the other, each as soon as the page is idle. A failed fetch is not retried here: it is fetched when
 * it is needed.
 *
 * @returns cancels the fetches that have not started
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
