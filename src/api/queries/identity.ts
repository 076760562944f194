import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import { type RealNameState, realName, saveRealNameDraft, submitRealName } from '../contract/identity';
import { callServer } from '../http';
import { queryKey, useCall } from './useCall';
import { useSubmit } from './useSubmit';

/** State of the real-name check; polled, because its review may end at any time. */
export const useRealName = () => useCall(realName, {}, { everyMs: 15_000 });

/** Submits the real-name check. */
export const useSubmitRealName = () => useSubmit(submitRealName, [realName, account]);

/** Saves the draft on the server and in the cache; resolves with whether it was saved. */
export function useSaveRealNameDraft() {
  const queries = useQueryClient();
  return useCallback(
    async (draft: RequestOf<typeof saveRealNameDraft>): Promise<boolean> => {
      try {
        await callServer(saveRealNameDraft, draft, { quiet: true });
      } catch {
        return false;
      }
      queries.setQueryData<RealNameState>(queryKey(realName, {}), (now) => now && { ...now, draft });
      return true;
    },
    [queries],
  );
}
