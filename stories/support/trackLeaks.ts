/** Listeners and observers that were added and not removed. */
export interface LeakTracker {
  /** Event types of listeners and class names of observers. */
  names: () => string[];
  stop: () => void;
}

/** Listeners and observers of Storybook: it observes the body, and `waitFor` observes the document. */
const isStorybooks = (what: unknown) => what === document.body || what === document || what === 'scroll';

/** Tracks listeners of window and document, and resize and mutation observers, from now on. */
export function trackLeaks(): LeakTracker {
  const listeners: { target: EventTarget; type: string; listener: unknown }[] = [];
  const observers = new Set<object>();
  const restores = [
    ...[window, document, document.documentElement].map((target) => watchListeners(target, listeners)),
    ...[ResizeObserver.prototype, MutationObserver.prototype].map((kind) => watchObservers(kind, observers)),
  ];
  return {
    names: () => [
      ...listeners.map(({ type }) => type),
      ...[...observers].map((observer) => observer.constructor.name),
    ],
    stop: () => {
      for (const restore of restores) restore();
    },
  };
}

function watchListeners(
  target: EventTarget,
  listeners: { target: EventTarget; type: string; listener: unknown }[],
): () => void {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...added: Parameters<typeof addEventListener>) => {
    const [type, listener] = added;
    if (!isStorybooks(type)) listeners.push({ target, type, listener });
    addEventListener.apply(target, added);
  };
  target.removeEventListener = (...removed: Parameters<typeof removeEventListener>) => {
    const at = listeners.findIndex(
      (one) => one.target === target && one.type === removed[0] && one.listener === removed[1],
    );
    if (at !== -1) listeners.splice(at, 1);
    removeEventListener.apply(target, removed);
  };
  return () => {
    Reflect.deleteProperty(target, 'addEventListener');
    Reflect.deleteProperty(target, 'removeEventListener');
  };
}

function watchObservers(kind: ResizeObserver | MutationObserver, observers: Set<object>): () => void {
  const { observe, disconnect } = kind;
  kind.observe = function (this: object, ...observed: unknown[]) {
    if (!isStorybooks(observed[0])) observers.add(this);
    Reflect.apply(observe, this, observed);
  };
  kind.disconnect = function (this: object) {
    observers.delete(this);
    Reflect.apply(disconnect, this, []);
  };
  return () => {
    Object.assign(kind, { observe, disconnect });
  };
}
