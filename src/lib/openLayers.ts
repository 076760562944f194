import { createEmitter } from './emitter';

/** Asks a sheet or a dialog to close; it may stay open. */
type Close = () => void;

/** What lies above the page, the topmost last. */
const layers: { close: Close }[] = [];
const changes = createEmitter<undefined>();

/**
 * Says that a sheet or a dialog lies above the page from now on, so that the way back closes it first (decision 21).
 * @returns says that it is closed
 */
export function openLayer(close: Close): () => void {
  const layer = { close };
  layers.push(layer);
  changes.emit(undefined);
  return () => {
    const at = layers.indexOf(layer);
    if (at === -1) return;
    layers.splice(at, 1);
    changes.emit(undefined);
  };
}

/** How many lie above each other. */
export const layerCount = (): number => layers.length;

/** Asks all but the lowest `remaining` to close, the topmost first. */
export function closeLayers(remaining: number): void {
  for (const { close } of layers.slice(remaining).reverse()) close();
}

/** Calls the listener whenever one opens or closes. */
export const subscribeLayers = changes.subscribe;
