import { Button } from '../../../src/components/Button/Button';
import { useText } from '../../../src/i18n/useText';
import { Sample } from '../page/Sample';

/** One main action; secondary ones are quiet. */
export function ActionSample() {
  const t = useText('trade');
  return (
    <Sample>
      <Button>{t('detail.addMargin')}</Button>
      <Button kind="quiet">{t('position:cancel.keep')}</Button>
    </Sample>
  );
}
