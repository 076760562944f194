import type { QueryClient } from '@tanstack/react-query';
import type { RequestOf } from '../contract/call';
import { programVersion } from '../contract/common';
import { indices } from '../contract/market';
import { earlyCalls } from '../earlyCalls';
import { callQuery } from './useCall';

/** What the splash waits for. */
const reads = [programVersion, indices];

/**
 * Reads into the cache what was asked early and the splash waits for. Other answers are left to the screens: reading
 * and drawing them at once, before anything is painted, takes longer. Resolves once they are read; never rejects.
 */
export async function seedEarlyAnswers(queries: QueryClient): Promise<void> {
  const reading = earlyCalls().map(({ path, payload }) => {
    const call = reads.find((one) => one.path === path);
    return call && queries.prefetchQuery(callQuery(call, payload as RequestOf<typeof call>));
  });
  await Promise.all(reading);
}
