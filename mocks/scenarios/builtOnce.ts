import type { World } from '../exchange/world';

/** Builds a world on first use and returns a copy each time, so that stories of one page build it once. */
export function builtOnce(create: () => World): () => World {
  let built: World | undefined;
  return () => {
    built ??= create();
    return structuredClone(built);
  };
}
