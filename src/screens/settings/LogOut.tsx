import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../api/logOut';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';

/** Asks for confirmation, signs out on this device without waiting for the server, and opens the login. */
export function LogOut() {
  const t = useText('home');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    logOut();
    navigate('/login/login', { replace: true });
  };
  return (
    <Section>
      <Button kind="quiet" fullWidth onClick={() => setAsking(true)}>
        {t('account.logout')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('account.logoutConfirm')}
        confirmLabel={t('account.logout')}
        cancelLabel={t('common:cancel')}
        onConfirm={leave}
        kind="primary"
      >
        {t('account.logoutNote')}
      </Dialog>
    </Section>
  );
}
