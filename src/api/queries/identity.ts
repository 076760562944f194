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

/** Saves the draft on the server and in the cache; resolves with whether it was saved. */
export function useSaveRealNameDraft() {
  const queries = useQueryClient();
  return useCallback(
    async (draft: RequestOf<typeof saveRealNameDraft>): Promise<boolean> => {
      try {
        await dataOf(saveRealNameDraft, draft);
      } catch {
        return false;
      }
      queries.setQueryData<RealNameState>(queryKey(realName, {}), (now) => now && { ...now, draft });
      return true;
    },
    [queries],
  );
}
