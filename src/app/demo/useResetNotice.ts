import { useMutation, useQueryClient } from '@tanstack/react-query';
import { demoAcknowledge, demoClock } from '../../api/contract/demo';
import { dataOf } from '../../api/http';
import { queryKey, useCall } from '../../api/queries/useCall';
import { loadedData } from '../../lib/loadable';

/** Whether to tell the member that the demo was reset automatically, because its stored version was outdated. */
export function useResetNotice(): { open: boolean; acknowledge: () => void } {
  const open = loadedData(useCall(demoClock, {}))?.replaced ?? false;
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => dataOf(demoAcknowledge, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKey(demoClock) }),
  });
  const isAcknowledged = isPending || isSuccess;
  return { open: open && !isAcknowledged, acknowledge: () => open && mutate() };
}
