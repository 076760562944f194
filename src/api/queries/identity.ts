import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import { cardRules } from '../contract/cards';
import {
  type RealNameState,
  realName,
  saveRealNameDraft,
  submitNameSpelling,
  submitRealName,
} from '../contract/identity';
import { ApiError } from '../errors';
import { dataOf } from '../http';
import { queryKey, useCall } from './useCall';
import { useSubmit } from './useSubmit';

/** State of the real-name check; polled, because its review may end at any time. */
export const useRealName = () => useCall(realName, {}, { everyMs: 15_000 });

/** Submits the real-name check. Its answer is the new state. */
export function useSubmitRealName() {
  const queries = useQueryClient();
  return useSubmit(submitRealName, [realName, account], {
    keepResult: (state) => queries.setQueryData<RealNameState>(queryKey(realName, {}), state),
  });
}

/** Submits the verified name in another script. */
export const useSubmitNameSpelling = () => useSubmit(submitNameSpelling, [realName, cardRules]);

/** Whether a draft was saved: it wasn't without a connection, or for another cause. */
export type DraftSaved = 'saved' | 'offline' | 'failed';

/** Saves the draft on the server and in the cache. */
export function useSaveRealNameDraft() {
  const queries = useQueryClient();
  return useCallback(
    async (draft: RequestOf<typeof saveRealNameDraft>): Promise<DraftSaved> => {
      try {
        await dataOf(saveRealNameDraft, draft);
      } catch (error) {
        return error instanceof ApiError && error.kind === 'offline' ? 'offline' : 'failed';
      }
      queries.setQueryData<RealNameState>(queryKey(realName, {}), (now) => now && { ...now, draft });
      return 'saved';
    },
    [queries],
  );
}
