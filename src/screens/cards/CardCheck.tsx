import { useState } from 'react';
import type { Bank } from '../../api/contract/cards';
import { useBanks } from '../../api/queries/cards';
import { useFundPasswordSet } from '../../api/queries/withdrawals';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { PinField } from '../../components/PinField/PinField';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { type CardField, cardFields } from '../../domain/cards/cardFields';
import type { CardForm } from '../../domain/cards/cardReasons';
import { fundPasswordMissing } from '../../domain/settings/passwordRules';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { type FormProblem, ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { reasonText } from '../../widgets/reasonText';
import { FundPasswordTries } from '../settings/FundPasswordTries';

interface CardCheckProps {
  /** The account as it will be stored. */
  card: CardForm;
  busy: boolean;
  /** What was wrong with the fund password. */
  problem: FormProblem | undefined;
  /** The fund password is being typed again. */
  onType: () => void;
  onClose: () => void;
  /** Resolves when there is an answer, or none will come. */
  onAdd: (fundPassword: string) => Promise<unknown>;
}

/**
 * Shows the whole account once more before it is masked, because a wrong digit sends money elsewhere.
 *
 * It is added with the fund password.
 */
export function CardCheck({ card, busy, problem, onType, onClose, onAdd }: CardCheckProps) {
  const formats = useFormats();
  const t = useText('cards');
  const language = useLanguage();
  const bank = loadedData(useBanks(card.region))?.find(({ name }) => name === card.bankName);
  const branch = bank?.branches.find(({ name }) => name === card.branchName);
  const namesOf = (field: CardField) =>
    field === 'bankName' ? bank?.names : field === 'branchName' ? branch?.names : undefined;
  const tries = loadedData(useFundPasswordSet())?.fundPasswordTries;
  const [pin, setPin] = useState('');
  const [missing] = fundPasswordMissing(pin);
  const type = (typed: string) => {
    onType();
    setPin(typed);
  };
  // A password is cleared after sending, whatever the result.
  const send = async () => {
    await onAdd(pin);
    setPin('');
  };
  const add = (
    <Button
      fullWidth
      busy={busy}
      {...(missing && { blockedReason: reasonText(t, missing, formats) })}
      onClick={() => void send()}
    >
      {t('submit')}
    </Button>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('check')}
      closeLabel={t('common:close')}
      actions={add}
    >
      <Stack gap="m">
        <KeyValue
          items={cardFields(card.region).map((field) => ({
            label: t(`fields.${field}`),
            value: withNameIn(language, shownAs(t, card, field), namesOf(field)),
            emphasised: field === 'number',
          }))}
        />
        <Note>{t('checkNote')}</Note>
        <PinField
          label={t('withdrawals:form.password')}
          hint={t('withdrawals:form.passwordHint')}
          value={pin}
          onChange={type}
          digitLabel={(digit, length) => t('withdrawals:form.digit', { digit, length })}
        />
        <ProblemNote problem={problem} />
        <FundPasswordTries tries={tries} />
      </Stack>
    </Sheet>
  );
}

/** The name in a language before the own name of a bank or a branch, if they differ. */
function withNameIn(language: Language, own: string, names: Bank['names']): string {
  const named = names?.[language] ?? own;
  return named === own ? own : `${named} · ${own}`;
}

const shownAs = (t: Text<'cards'>, { type, ...card }: CardForm, field: CardField): string =>
  field === 'type' ? t(`fundRecords:card.type.${type === '' ? 'savings' : type}`) : card[field];
