import { Controller, type UseFormReturn } from 'react-hook-form';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { TextField, type TextFieldProps } from '../../../components/TextField/TextField';
import { type CardField, cardFields } from '../../../domain/cardFields';
import type { CardForm } from '../../../domain/cardReasons';
import { type CardRegion, type CardType, cardTypes } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { cardHint } from './cardSentences';

interface CardFieldsProps {
  form: UseFormReturn<CardForm>;
  region: CardRegion;
  /** The verified name; `''` while it is unknown. */
  name: string;
}

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const;
const code = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** The keyboard that each field wants. */
const keyboards: Partial<Record<CardField, Partial<TextFieldProps>>> = {
  holder: { autoComplete: 'name' },
  number: digits,
  branchCode: digits,
  ifsc: { ...code, autoCapitalize: 'characters' },
  upi: { ...code, autoCapitalize: 'none', inputMode: 'email' },
};

/** The fields of a bank account from a region, all of them required; what is wrong stands beneath each (decision 24). */
export function CardFields({ form, region, name }: CardFieldsProps) {
  const t = useText('cards');
  const { register, control, formState } = form;
  return cardFields(region).map((field) => {
    if (field === 'type') {
      return (
        <Controller
          key={field}
          control={control}
          name="type"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl<CardType>
              label={t('fields.type')}
              segments={cardTypes.map((type) => ({ value: type, label: t(`funds:card.type.${type}`) }))}
              value={value === '' ? 'savings' : value}
              onChange={onChange}
            />
          )}
        />
      );
    }
    const hint = cardHint(t, field, { region, name });
    const error = formState.errors[field]?.message;
    return (
      <TextField
        key={field}
        {...register(field)}
        {...keyboards[field]}
        label={t(`fields.${field}`)}
        {...(hint && { hint })}
        {...(error && { error })}
        enterKeyHint="next"
      />
    );
  });
}
