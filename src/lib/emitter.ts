/** A typed event channel: `emit` calls every listener that is subscribed at that moment. */
export interface Emitter<Event> {
  emit: (event: Event) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: (event: Event) => void) => () => void;
}

/** Creates an event channel. */
export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
