import type { Withdrawal } from '../../api/contract/withdrawals';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { Section } from '../../components/Section/Section';
import type { Translate } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';
import { WithdrawalFacts } from './WithdrawalFacts';

/** A withdrawal: amount, progress and facts. */
export function WithdrawalBody({ withdrawal }: { withdrawal: Withdrawal }) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const transfer = { kind: 'withdrawal', ...withdrawal } as const;
  return (
    <>
      <Section>
        <KeyFigure
          label={t('transfers:amount')}
          value={formats.money(withdrawal.amount)}
          unit={t('common:yen')}
          note={transferStatusText(t as Translate, transfer)}
        />
      </Section>
      <Section title={t('transfers:progress')}>
        <TransferProgress transfer={transfer} />
      </Section>
      <Section>
        <WithdrawalFacts withdrawal={withdrawal} />
      </Section>
    </>
  );
}
