import { useMutation, useQueryClient } from '@tanstack/react-query';
import { demoAcknowledge, demoClock } from '../../api/contract/demo';
import { callServer } from '../../api/http';
import { queryKey, useCall } from '../../api/queries/useCall';
import { loadedData } from '../../lib/loadable';

/** Whether the member has yet to be told that the demonstration began afresh without having been asked to. */
export function useResetNotice(): { open: boolean; acknowledge: () => void } {
  const open = loadedData(useCall(demoClock, {}))?.replaced ?? false;
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callServer(demoAcknowledge, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKey(demoClock) }),
  });
  const told = isPending || isSuccess;
  return { open: open && !told, acknowledge: () => open && mutate() };
}
