import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { useServiceSheet } from './useServiceSheet';

/** Opens customer service over this screen. `orderNumber` is sent with the message if it concerns one. */
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
