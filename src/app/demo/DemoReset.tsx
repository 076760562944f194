import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { demoReset } from '../../api/contract/demo';
import { callServer } from '../../api/http';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useText } from '../../i18n/useText';
import { signOut } from '../../session/session';

interface DemoResetProps {
  /** The demonstration has begun afresh, and nobody is logged in. */
  onDone: () => void;
}

/** Forgets all that was done in the demonstration, once that is confirmed. */
export function DemoReset({ onDone }: DemoResetProps) {
  const t = useText('demo');
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => callServer(demoReset, {}),
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
