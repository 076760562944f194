import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import type { CardField } from '../../../domain/cardFields';
import { type CardForm, cardReasons, holderName, type VerifiedName } from '../../../domain/cardReasons';
import type { CardRegion } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { savedDraftOf } from '../../../session/formDrafts';
import { useTrackedDraft } from '../../../session/useFormDraft';
import { cardReasonText } from './cardSentences';

/** The form of a bank account; every reason becomes the sentence beneath its field (specification 5). */
export function useCardForm(region: CardRegion, verified: VerifiedName) {
  const t = useText('cards');
  const form = useForm<CardForm>({
    defaultValues: savedDraftOf<CardForm>('card', {
      ...{ region, holder: holderName(region, verified) ?? '', number: '', type: 'savings', bankName: '' },
      ...{ branchName: '', branchCode: '', ifsc: '', upi: '' },
    }),
    resolver: (typed) => {
      const found = Object.entries(cardReasons(typed, verified));
      const errors = found.map(([field, reason]) => {
        const about = { field: field as CardField, region: typed.region, verified };
        return [field, { type: reason, message: cardReasonText(t, reason, about) }];
      });
      if (errors.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<CardForm> };
    },
  });
  const typed = useWatch({ control: form.control });
  useTrackedDraft('card', typed);
  const changeRegion = (next: CardRegion) => {
    form.clearErrors();
    form.setValue('region', next);
    form.setValue('holder', holderName(next, verified) ?? '');
    // Of the region before.
    for (const field of ['bankName', 'branchName', 'branchCode'] as const) form.setValue(field, '');
  };
  return { form, region: typed.region ?? region, changeRegion };
}
