import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import { type RealNameState, realName, saveRealNameDraft, submitRealName } from '../contract/identity';
import { callServer } from '../http';
import { queryKey, useCall } from './useCall';
import { useSubmit } from './useSubmit';

/** How far the real-name check has come; looked at again while its review may end. */
export const useRealName = () => useCall(realName, {}, { everyMs: 15_000 });

/** Hands in the real-name check. */
export const useSubmitRealName = () => useSubmit(submitRealName, [realName, account]);

/** Keeps what was typed; resolves with whether it was kept. What is read from the cache from now on has it. */
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
