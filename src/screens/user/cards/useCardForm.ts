import { useForm, useWatch } from 'react-hook-form';
import type { CardField } from '../../../domain/cardFields';
import { type CardForm, type CardReason, cardReasons } from '../../../domain/cardReasons';
import { holderName } from '../../../domain/holderName';
import type { CardRegion } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { savedDraftOf } from '../../../session/formDrafts';
import { useTrackedDraft } from '../../../session/useFormDraft';
import { reasonResolver } from '../../reasonResolver';
import { cardReasonText } from './cardSentences';

/** The bank account form. Each error is shown below its field (specification 5). */
export function useCardForm(region: CardRegion, verified: string | undefined) {
  const t = useText('cards');
  const form = useForm<CardForm>({
    defaultValues: savedDraftOf<CardForm>('card', {
      ...{ region, holder: holderName(region, verified) ?? '', number: '', type: 'savings', bankName: '' },
      ...{ branchName: '', branchCode: '', ifsc: '', upi: '' },
    }),
    resolver: reasonResolver(
      (typed) => cardReasons(typed, verified),
      (reason: CardReason, field, { region }) =>
        cardReasonText(t, reason, { field: field as CardField, region, verified }),
    ),
  });
  const typed = useWatch({ control: form.control });
  useTrackedDraft('card', typed);
  const changeRegion = (next: CardRegion) => {
    form.clearErrors();
    form.setValue('region', next);
    form.setValue('holder', holderName(next, verified) ?? '');
    // Values of the previous region.
    for (const field of ['bankName', 'branchName', 'branchCode'] as const) form.setValue(field, '');
  };
  return { form, region: typed.region ?? region, changeRegion };
}
