import type { Deposit } from '../../api/contract/deposits';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { longNumber } from '../../widgets/longNumber';

/** The channel of a deposit, and its reference for customer service. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useText('deposits');
  const language = useLanguage();
  return (
    <KeyValue
      items={[
        { label: t('record.channel'), value: deposit.channelName[language] },
        { label: t('transfers:orderNumber'), value: longNumber(deposit.orderNumber) },
      ]}
    />
  );
}
