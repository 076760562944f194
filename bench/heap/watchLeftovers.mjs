/**
 * In the page, before anything else runs: counts what is begun and not ended. Observers are held weakly: one that
 * nobody has any more, nor what it observes, is none that was left behind.
 */
export function watchLeftovers() {
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
  // Either of them ends both kinds.
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
