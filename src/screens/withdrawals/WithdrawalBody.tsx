import type { Withdrawal } from '../../api/contract/withdrawals';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import type { Translate } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { bankNameIn } from '../../widgets/cards/bankNames';
import { accountEnding } from '../../widgets/cards/masked';
import { longNumber } from '../../widgets/longNumber';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';
import { withdrawalFeeText } from './withdrawalFeeText';

/** The facts of a withdrawal: amount, account, and the reference for customer service. */
export function WithdrawalBody({ withdrawal }: { withdrawal: Withdrawal }) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const language = useLanguage();
  const { amount, card, fee, orderNumber } = withdrawal;
  const transfer = { kind: 'withdrawal', ...withdrawal } as const;
  return (
    <>
      <Section>
        <KeyFigure
          label={t('transfers:amount')}
          value={formats.money(amount)}
          unit={t('common:yen')}
          note={transferStatusText(t as Translate, transfer)}
        />
      </Section>
      <Section title={t('transfers:progress')}>
        <TransferProgress transfer={transfer} />
      </Section>
      <Section>
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
      </Section>
    </>
  );
}
