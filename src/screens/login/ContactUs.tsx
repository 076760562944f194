import { useState } from 'react';
import { useSiteConfig } from '../../api/queries/common';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { ContactSheet } from './ContactSheet';

/** Customer service for visitors who are not signed in: hours and address. */
export function ContactUs() {
  const t = useText('login');
  const [asking, setAsking] = useState(false);
  const support = loadedData(useSiteConfig())?.support;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('choice.contact')}
      </Button>
      <ContactSheet open={asking} onOpenChange={setAsking} support={support} />
    </>
  );
}
