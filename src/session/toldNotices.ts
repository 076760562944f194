import { readStored, writeStored } from './deviceStorage';

/*
 * Which notices the member who was signed in last has been told of on this device, in any tab, before or after a reload.
 * They stay over a sign-out, so that nothing is told twice. Another member's sign-in replaces them: a phone keeps one
 * account, not a list of everyone who used it.
 */
const key = 'told';

/** Number of notices that are remembered. A server sends at most 20 at a time. */
const mostKept = 200;

/**
 * Returns which of these notices the member has not been told of, and remembers them as told. None is returned the first
 * time: older notices are no news on a device that the member begins to use.
 *
 * @param owner account of the member
 */
export function takeUntold(owner: string, ids: readonly string[]): string[] {
  const told = parse(readStored(key), owner);
  const untold = ids.filter((id) => !told?.includes(id));
  if (!told || untold.length > 0)
    writeStored(key, JSON.stringify({ owner, ids: [...untold, ...(told ?? [])].slice(0, mostKept) }));
  return told ? untold : [];
}

/**
 * Undefined when nothing of this member is stored. Another version of the app may have written the text, or it may be
 * damaged.
 */
function parse(text: string | null, owner: string): string[] | undefined {
  try {
    const told: { owner?: unknown; ids?: unknown } | null = JSON.parse(text ?? 'null');
    return told?.owner === owner && Array.isArray(told.ids)
      ? told.ids.filter((id) => typeof id === 'string')
      : undefined;
  } catch {
    return undefined;
  }
}
