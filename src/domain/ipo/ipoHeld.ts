import { add } from '../decimal';

/**
 * Money on hold for the applications among these issues, in yen; undefined if the member has none, or if one is not known yet.
 */
export function ipoHeld(
  issues: readonly { id: string; applicationId?: string | null | undefined }[],
  applications: readonly { issueId: string; frozenAmount: string }[],
): string | undefined {
  const applied = issues.filter(({ applicationId }) => applicationId != null);
  const held = applied.map(({ id }) => applications.find(({ issueId }) => issueId === id)?.frozenAmount);
  if (held.length === 0 || held.includes(undefined)) return undefined;
  return add(...held.filter((amount) => amount !== undefined));
}
