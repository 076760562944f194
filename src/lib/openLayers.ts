import { createEmitter } from './emitter';

/** Asks a sheet or a dialog to close; it may stay open. */
type Close = () => void;

/** Open sheets and dialogs, the topmost last. */
const layers: { close: Close }[] = [];
const changes = createEmitter<undefined>();

/**
 * Registers an open sheet or dialog, so that going back closes it first (decision 21).
 * @returns unregisters it
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

/** Number of open layers. */
export const layerCount = (): number => layers.length;

/** Asks all but the lowest `remaining` to close, the topmost first. */
export function closeLayers(remaining: number): void {
  for (const { close } of layers.slice(remaining).reverse()) close();
}

/** Calls the listener whenever a layer opens or closes. */
export const subscribeLayers = changes.subscribe;
