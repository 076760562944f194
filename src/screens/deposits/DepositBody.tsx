import type { Deposit } from '../../api/contract/deposits';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import type { Translate } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { longNumber } from '../../widgets/longNumber';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';

/** The facts of a deposit: amount, channel, and the reference for customer service. */
export function DepositBody({ deposit }: { deposit: Deposit }) {
  const formats = useFormats();
  const t = useText('deposits');
  const language = useLanguage();
  const transfer = { kind: 'deposit', ...deposit } as const;
  return (
    <>
      <Section>
        <KeyFigure
          label={t('transfers:amount')}
          value={formats.money(deposit.amount)}
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
            { label: t('record.channel'), value: deposit.channelName[language] },
            { label: t('transfers:orderNumber'), value: longNumber(deposit.orderNumber) },
          ]}
        />
      </Section>
    </>
  );
}
