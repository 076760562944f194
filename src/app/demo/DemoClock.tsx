import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '../../api/contract/call';
import { demoAdvance } from '../../api/contract/demo';
import { dataOf } from '../../api/http';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';

/** Moves the clock of the simulated exchange: nobody should have to wait 15 minutes to sell. */
export function DemoClock() {
  const t = useText('demo');
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (by: RequestOf<typeof demoAdvance>) => dataOf(demoAdvance, by),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <Stack gap="s">
      <Button kind="quiet" fullWidth busy={isPending} onClick={() => mutate({ minutes: 1 })}>
        {t('minute')}
      </Button>
      <Button kind="quiet" fullWidth busy={isPending} onClick={() => mutate({ minutes: 15 })}>
        {t('quarter')}
      </Button>
      <Button kind="quiet" fullWidth busy={isPending} onClick={() => mutate({ to: 'nextSession' })}>
        {t('session')}
      </Button>
    </Stack>
  );
}
