import { Button } from '../../../components/Button/Button';
import { useText } from '../../../i18n/useText';
import { useServiceSheet } from './useServiceSheet';

/** The way to customer service, over this screen; `orderNumber` goes with the message where it is about one. */
export function ContactService({ orderNumber }: { orderNumber?: string }) {
  const t = useText('support');
  const { openService, serviceSheet } = useServiceSheet(orderNumber);
  return (
    <>
      <Button kind="quiet" size="small" onClick={openService}>
        {t('contact')}
      </Button>
      {serviceSheet}
    </>
  );
}
