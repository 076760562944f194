import { useState } from 'react';
import { checkConnection } from '../api/checkConnection';
import { useOnline } from '../api/useOnline';
import { Button, type ButtonProps } from '../components/Button/Button';
import { useText } from '../i18n/useText';
import { focusScreen } from '../lib/focusScreen';

/**
 * Asks the server for an answer while the browser reports that there is no connection. Some browsers are wrong about it: an
 * answer makes this button go, and everything else work. Nothing while there is a connection.
 */
export function TryAnyway(look: Pick<ButtonProps, 'fullWidth' | 'size'>) {
  const t = useText('common');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  if (online) return null;
  const press = async () => {
    setBusy(true);
    await checkConnection();
    setBusy(false);
    // The button may be gone by now, with the focus.
    if (document.activeElement === document.body) focusScreen();
  };
  return (
    <Button kind="quiet" busy={busy} onClick={() => void press()} {...look}>
      {t('tryAnyway')}
    </Button>
  );
}
