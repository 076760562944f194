import type { World } from '../exchange/world';

/** Builds a world when it is first asked for, and gives a copy of it each time: stories of one page pay for it once. */
export function builtOnce(create: () => World): () => World {
  let built: World | undefined;
  return () => {
    built ??= create();
    return structuredClone(built);
  };
}
