import type { Deposit } from '../../api/contract/deposits';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { Section } from '../../components/Section/Section';
import type { Translate } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';
import { DepositFacts } from './DepositFacts';

/** A deposit: amount, progress and facts. */
export function DepositBody({ deposit }: { deposit: Deposit }) {
  const formats = useFormats();
  const t = useText('deposits');
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
        <DepositFacts deposit={deposit} />
      </Section>
    </>
  );
}
