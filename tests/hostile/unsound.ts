import * as v from 'valibot';
import type { Call } from '../../src/api/contract/call';

/** Leaf values at any depth, with their paths. */
function* leaves(value: unknown, at = 'data'): Generator<[at: string, leaf: unknown]> {
  if (typeof value !== 'object' || value === null) yield [at, value];
  else for (const [key, item] of Object.entries(value)) yield* leaves(item, `${at}.${key}`);
}

/** Invisible characters that change how text is displayed, except blanks. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/u;

function unsoundLeaf(leaf: unknown): string | undefined {
  if (typeof leaf === 'number' && !Number.isFinite(leaf)) return 'is no number';
  if (typeof leaf !== 'string') return undefined;
  if (leaf.length > 2_002) return `has ${leaf.length} letters`;
  // Allows isolates around right-to-left text.
  const apart = /^\u2068(.*)\u2069$/su.exec(leaf);
  return hidden.test(apart?.[1] ?? leaf) ? 'has hidden letters' : undefined;
}

/** Why a value from the API layer cannot be displayed; undefined if it can. */
export function unsound(call: Call, data: unknown): string | undefined {
  const again = v.safeParse(call.response, data);
  if (!again.success) return `is not of its own schema: ${again.issues[0].message}`;
  if (JSON.stringify(again.output) !== JSON.stringify(data)) return 'is another value when it is read again';
  for (const [at, leaf] of leaves(data)) {
    // HTML is sanitised where it is displayed.
    const why = at.endsWith('.html') ? undefined : unsoundLeaf(leaf);
    if (why) return `${at} ${why}`;
  }
  return undefined;
}
