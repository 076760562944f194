import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { demoReset } from '../../api/contract/demo';
import { dataOf } from '../../api/http';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useText } from '../../i18n/useText';
import { signOut } from '../../session/session';

interface DemoResetProps {
  /** Called when the demo has been reset and nobody is signed in. */
  onDone: () => void;
}

/** Resets the demo after a confirmation. */
export function DemoReset({ onDone }: DemoResetProps) {
  const t = useText('demo');
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => dataOf(demoReset, {}),
    onSuccess: () => {
      signOut();
      setAsking(false);
      onDone();
    },
  });
  return (
    <>
      <Button kind="danger" fullWidth onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('resetQuestion')}
        confirmLabel={t('reset')}
        cancelLabel={t('common:cancel')}
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
      >
        {t('resetNote')}
      </Dialog>
    </>
  );
}
