import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import type { CardField } from '../../../domain/cardFields';
import { type CardForm, cardReasons } from '../../../domain/cardReasons';
import type { CardRegion } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { typedBefore } from '../../../session/typed';
import { useKeptTyped } from '../../../session/useTyped';
import { cardReasonText } from './cardSentences';

/** The form of a bank account; every reason becomes the sentence beneath its field (specification 5). */
export function useCardForm(region: CardRegion, name: string) {
  const t = useText('cards');
  const form = useForm<CardForm>({
    defaultValues: typedBefore<CardForm>('card', {
      ...{ region, holder: name, number: '', type: 'savings', bankName: '' },
      ...{ branchName: '', branchCode: '', ifsc: '', upi: '' },
    }),
    resolver: (typed) => {
      const found = Object.entries(cardReasons(typed, name || undefined));
      const errors = found.map(([field, reason]) => {
        const about = { field: field as CardField, region: typed.region, name };
        return [field, { type: reason, message: cardReasonText(t, reason, about) }];
      });
      if (errors.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<CardForm> };
    },
  });
  const typed = useWatch({ control: form.control });
  useKeptTyped('card', typed);
  return { form, region: typed.region ?? region };
}
