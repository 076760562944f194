import type { Withdrawal } from '../../api/contract/withdrawals';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { bankNameIn } from '../../widgets/cards/bankNames';
import { accountEnding } from '../../widgets/cards/masked';
import { longNumber } from '../../widgets/longNumber';
import { withdrawalFeeText } from './withdrawalFeeText';

/** The account of a withdrawal, its fee, and its reference for customer service. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const language = useLanguage();
  const { card, fee, orderNumber } = withdrawal;
  return (
    <KeyValue
      items={[
        {
          label: t('record.card'),
          value: `${bankNameIn(card, language)} ${accountEnding(card.lastFour)}`,
        },
        { label: t('record.holder'), value: card.holder },
        { label: t('record.fee'), value: withdrawalFeeText(t, fee, formats) },
        { label: t('transfers:orderNumber'), value: longNumber(orderNumber) },
      ]}
    />
  );
}
