import { Controller, type UseFormReturn } from 'react-hook-form';
import { useBanks } from '../../api/queries/cards';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { Stack } from '../../components/Stack/Stack';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField';
import { type CardField, cardFields } from '../../domain/cards/cardFields';
import type { CardForm } from '../../domain/cards/cardReasons';
import { type CardRegion, type CardType, cardTypes } from '../../domain/cards/cardsVocabulary';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { BankField, BranchField } from './BranchFields';
import { cardHint } from './cardSentences';

interface CardFieldsProps {
  form: UseFormReturn<CardForm>;
  region: CardRegion;
}

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
const code = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** The keyboard of each field. */
const keyboards: Partial<Record<CardField, Partial<TextFieldProps>>> = {
  number: digits,
  ifsc: { ...code, autoCapitalize: 'characters' },
  upi: { ...code, autoCapitalize: 'none', inputMode: 'email' },
};

/** The fields of a bank account in a region, all required. Errors are shown below each (decision 24). */
export function CardFields({ form, region }: CardFieldsProps) {
  const t = useText('cards');
  const { register, control, formState } = form;
  // In their order, in which a refused form looks for the field to focus: the bank's own comes later, once banks are loaded.
  for (const field of cardFields(region)) register(field);
  return cardFields(region).map((field) => {
    if (field === 'bankName') return <BankBranch key={field} form={form} region={region} />;
    // Chosen together with the bank.
    if (field === 'branchName' || field === 'branchCode') return null;
    if (field === 'type') {
      return (
        <Controller
          key={field}
          control={control}
          name="type"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl<CardType>
              label={t('fields.type')}
              segments={cardTypes.map((type) => ({ value: type, label: t(`fundRecords:card.type.${type}`) }))}
              value={value === '' ? 'savings' : value}
              onChange={onChange}
            />
          )}
        />
      );
    }
    const hint = cardHint(t, field, region);
    const error = formState.errors[field]?.message;
    return (
      <TextField
        key={field}
        {...register(field)}
        {...keyboards[field]}
        {...(field === 'holder' && { autoComplete: region === 'JP' ? 'off' : 'name' })}
        label={t(`fields.${field}`)}
        {...(hint && { hint })}
        {...(error && { error })}
        enterKeyHint="next"
      />
    );
  });
}

/** The bank, and in regions with branches the branch. */
function BankBranch({ form, region }: CardFieldsProps) {
  return (
    <Load from={useBanks(region)} skeleton={<SkeletonForm fields={2} />}>
      {(banks) => (
        <Stack>
          <BankField form={form} banks={banks} />
          {cardFields(region).includes('branchName') && <BranchField form={form} banks={banks} />}
        </Stack>
      )}
    </Load>
  );
}
