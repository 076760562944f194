import type { BankCard } from '../../api/contract/cards';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { bankNameIn } from '../../widgets/cards/bankNames';
import { accountEnding } from '../../widgets/cards/masked';
import type { MoneyConfirmation } from '../MoneyForm';
import type { WithdrawFacts } from './useWithdrawFacts';
import { withdrawalFeeText } from './withdrawalFeeText';

interface Payout {
  rules: WithdrawFacts['rules'];
  card: BankCard;
  language: Language;
  /** In whole yen. */
  amount: string;
  /** Available funds afterwards, in yen. */
  left: string;
}

/** Confirmation of a withdrawal: amount, account, cost, and what remains. */
export function withdrawConfirmation(
  t: Text<'withdrawals'>,
  { rules, card, language, amount, left }: Payout,
  formats: Formats,
): MoneyConfirmation {
  const minutes = rules.reviewMinutes + rules.payoutMinutes;
  return {
    title: t('form.confirm'),
    figure: { label: t('form.leaves'), value: formats.money(amount), unit: t('common:yen') },
    facts: [
      { label: t('card'), value: `${bankNameIn(card, language)} ${accountEnding(card.lastFour)}` },
      { label: t('form.holder'), value: card.holder },
      { label: t('form.fee'), value: withdrawalFeeText(t, rules.fee, formats) },
      { label: t('form.left'), value: balanceFigure(left, formats) },
      { label: t('form.arrives'), value: t('form.arrivesValue', { minutes }) },
    ],
    submitLabel: t('form.submit'),
  };
}
