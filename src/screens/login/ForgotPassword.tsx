import { useState } from 'react';
import { styled } from 'styled-components';
import { useSiteConfig } from '../../api/queries/common';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ContactFacts } from './ContactFacts';

/**
 * What to do after forgetting the login password.
 *
 * The specification has no call to reset it: customer service does that after an identity check.
 */
export function ForgotPassword() {
  const t = useText('login');
  const [open, setOpen] = useState(false);
  const support = loadedData(useSiteConfig())?.support;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('forgot.open')}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('forgot.title')} closeLabel={t('common:close')}>
        <Stack gap="m">
          <p>{t('forgot.lead')}</p>
          <Steps>
            <li>{t('forgot.write')}</li>
            <li>{t('forgot.check')}</li>
            <li>{t('forgot.answer')}</li>
          </Steps>
          <ContactFacts support={support} />
          <Note>{t('forgot.meanwhile')}</Note>
        </Stack>
      </Sheet>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${units(space.s)};
  padding-left: 1.4em;
  list-style: decimal;
`;
