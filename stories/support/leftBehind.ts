/** What listens to the page or observes something, noted from now on. */
export interface LeftBehind {
  /** Names of what has been begun since and has not ended. */
  names: () => string[];
  stop: () => void;
}

/** The catalogue's own: it watches the page's body, and waits by watching the document. */
const isTheCatalogues = (what: unknown) => what === document.body || what === document || what === 'scroll';

/** Notes listeners of window and page, and observers of sizes and changes, as they come and go. */
export function noteLeftBehind(): LeftBehind {
  const listeners: { target: EventTarget; type: string; listener: unknown }[] = [];
  const observers = new Set<object>();
  const undo = [
    ...[window, document, document.documentElement].map((target) => watchListeners(target, listeners)),
    ...[ResizeObserver.prototype, MutationObserver.prototype].map((kind) => watchObservers(kind, observers)),
  ];
  return {
    names: () => [
      ...listeners.map(({ type }) => type),
      ...[...observers].map((observer) => observer.constructor.name),
    ],
    stop: () => {
      for (const restore of undo) restore();
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
    if (!isTheCatalogues(type)) listeners.push({ target, type, listener });
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
    if (!isTheCatalogues(observed[0])) observers.add(this);
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
