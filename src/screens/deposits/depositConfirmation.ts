import type { DepositChannel, DepositRules } from '../../api/queries/deposits';
import { depositProof } from '../../domain/deposits/depositReasons';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';

interface Report {
  channel: DepositChannel;
  rules: DepositRules;
  language: Language;
  /** In whole yen. */
  amount: string;
}

/** Confirmation of a reported payment: amount, channel, and when it is credited. */
export function depositConfirmation(
  t: Text<'deposits'>,
  { channel, rules, language, amount }: Report,
  formats: Formats,
): MoneyConfirmation {
  const minutes = rules.reviewMinutes + rules.bookingMinutes;
  return {
    title: t('form.confirm'),
    figure: { label: t('form.amount'), value: formats.money(amount), unit: t('common:yen') },
    facts: [
      { label: t('form.channel'), value: channel.name[language] },
      { label: t(`form.proof.${depositProof(channel.kind)}`), value: t('form.attached') },
      { label: t('form.available'), value: t('form.availableValue', { minutes }) },
    ],
    submitLabel: t('form.submit'),
  };
}
