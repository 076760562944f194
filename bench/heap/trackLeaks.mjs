/** @typedef {(act: (...given: unknown[]) => void, ...rest: unknown[]) => unknown} Begin */
/** @typedef {(id: unknown) => void} End */
/** @typedef {{ setTimeout: Begin, setInterval: Begin, clearTimeout: End, clearInterval: End }} Timers */

/** @typedef {'ResizeObserver' | 'MutationObserver' | 'IntersectionObserver' | 'PerformanceObserver'} ObserverName */
/** @typedef {Record<ObserverName, typeof ResizeObserver>} ObserverKinds Their methods have the same names. */

/**
 * Runs in the page before its own scripts: counts timers, listeners and observers that were started and not ended.
 * Observers are held weakly, because an unreachable one is not a leak.
 */
export function trackLeaks() {
  /** @type {Set<unknown>} */
  const timeouts = new Set();
  /** @type {Set<unknown>} */
  const intervals = new Set();
  /** @type {Set<WeakRef<object>>} */
  const observers = new Set();
  const timers = /** @type {Timers} */ (/** @type {unknown} */ (window));
  const { setTimeout: begin, clearTimeout: end, setInterval: beginEvery, clearInterval: endEvery } = timers;

  timers.setTimeout = (act, ...rest) => {
    const id = begin(
      (...given) => {
        timeouts.delete(id);
        act(...given);
      },
      ...rest,
    );
    timeouts.add(id);
    return id;
  };
  timers.setInterval = (...given) => {
    const id = beginEvery(...given);
    intervals.add(id);
    return id;
  };
  // Both functions clear both kinds of timers.
  timers.clearTimeout = (id) => {
    timeouts.delete(id);
    intervals.delete(id);
    end(id);
  };
  timers.clearInterval = (id) => {
    timeouts.delete(id);
    intervals.delete(id);
    endEvery(id);
  };

  const kinds = /** @type {ObserverKinds} */ (/** @type {unknown} */ (window));
  for (const kind of /** @type {(keyof ObserverKinds)[]} */ ([
    'ResizeObserver',
    'MutationObserver',
    'IntersectionObserver',
    'PerformanceObserver',
  ])) {
    kinds[kind] = class extends kinds[kind] {
      /** @type {Set<WeakRef<object>>} */
      #watched = new Set();
      #own = new WeakRef(this);

      /**
       * @override
       * @param {Element} target
       * @param {ResizeObserverOptions} [options]
       */
      observe(target, options) {
        this.#watched.add(new WeakRef(target));
        observers.add(this.#own);
        super.observe(target, options);
      }

      /**
       * @override
       * @param {Element} target
       */
      unobserve(target) {
        for (const one of this.#watched) if (one.deref() === target) this.#watched.delete(one);
        if (this.#watched.size === 0) observers.delete(this.#own);
        super.unobserve(target);
      }

      /** @override */
      disconnect() {
        this.#watched.clear();
        observers.delete(this.#own);
        super.disconnect();
      }
    };
  }

  window.leftovers = () => ({
    timeouts: timeouts.size,
    intervals: intervals.size,
    observers: [...observers].filter((one) => one.deref()).length,
  });
}
