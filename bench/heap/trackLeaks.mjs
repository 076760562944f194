/**
 * Runs in the page before its own scripts: counts timers, listeners and observers that were started and not ended.
 * Observers are held weakly, because an unreachable one is not a leak.
 */
export function trackLeaks() {
  const timeouts = new Set();
  const intervals = new Set();
  const observers = new Set();
  const { setTimeout: begin, clearTimeout: end, setInterval: beginEvery, clearInterval: endEvery } = window;

  window.setTimeout = (act, ...rest) => {
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
  window.setInterval = (...given) => {
    const id = beginEvery(...given);
    intervals.add(id);
    return id;
  };
  // Both functions clear both kinds of timers.
  window.clearTimeout = (id) => {
    timeouts.delete(id);
    intervals.delete(id);
    end(id);
  };
  window.clearInterval = (id) => {
    timeouts.delete(id);
    intervals.delete(id);
    endEvery(id);
  };

  for (const kind of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    window[kind] = class extends window[kind] {
      #watched = new Set();
      #own = new WeakRef(this);

      observe(target, ...rest) {
        this.#watched.add(target && new WeakRef(target));
        observers.add(this.#own);
        super.observe(target, ...rest);
      }

      unobserve(target) {
        for (const one of this.#watched) if (one.deref() === target) this.#watched.delete(one);
        if (this.#watched.size === 0) observers.delete(this.#own);
        super.unobserve(target);
      }

      disconnect() {
        this.#watched.clear();
        observers.delete(this.#own);
        super.disconnect();
      }
    };
  }

  globalThis.leftovers = () => ({
    timeouts: timeouts.size,
    intervals: intervals.size,
    observers: [...observers].filter((one) => one.deref()).length,
  });
}
