import type { QueryClient } from '@tanstack/react-query';
import type { RequestOf } from '../contract/call';
import { programVersion } from '../contract/common';
import { indices } from '../contract/market';
import { earlyCalls } from '../earlyCalls';
import { callQuery } from './useCall';

/** The reads that the splash waits for. */
const reads = [programVersion, indices];

/**
 * Puts the early answers that the splash waits for into the cache. The screens take the others: parsing them before the
 * first paint would delay it. Resolves when the answers are in the cache; never rejects.
 */
export async function seedEarlyAnswers(queries: QueryClient): Promise<void> {
  const reading = earlyCalls().map(({ path, payload }) => {
    const call = reads.find((one) => one.path === path);
    return call && queries.prefetchQuery(callQuery(call, payload as RequestOf<typeof call>));
  });
  await Promise.all(reading);
}
