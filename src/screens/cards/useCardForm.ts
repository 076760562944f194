import { useForm, useWatch } from 'react-hook-form';
import type { CardField } from '../../domain/cards/cardFields';
import { type CardForm, type CardReason, cardReasons } from '../../domain/cards/cardReasons';
import type { CardRegion } from '../../domain/cards/cardsVocabulary';
import type { VerifiedName } from '../../domain/cards/holderName';
import { useText } from '../../i18n/useText';
import { reasonResolver } from '../reasonResolver';
import { useDraftStart, useKeptDraft } from '../useFormDraft';
import { cardReasonText, holderIn } from './cardSentences';

/**
 * The bank account form. Each error is shown below its field (specification 5).
 *
 * @param isSent while it is being sent and once it is done, there is no draft
 */
export function useCardForm(region: CardRegion, verified: VerifiedName | undefined, isSent: boolean) {
  const t = useText('cards');
  const initial: CardForm = {
    region,
    holder: holderIn(region, verified),
    number: '',
    type: 'savings',
    bankName: '',
    branchName: '',
    branchCode: '',
    ifsc: '',
    upi: '',
  };
  const form = useForm<CardForm>({
    defaultValues: useDraftStart('card', initial),
    resolver: reasonResolver(
      (typed) => cardReasons(typed, verified),
      (reason: CardReason, field, { region }) =>
        cardReasonText(t, reason, { field: field as CardField, region, verified }),
    ),
  });
  const typed = { ...initial, ...useWatch({ control: form.control }) };
  useKeptDraft('card', { initial, typed, isSent });
  const changeRegion = (next: CardRegion) => {
    form.clearErrors();
    form.setValue('region', next);
    form.setValue('holder', holderIn(next, verified));
    // Values of the previous region.
    for (const field of ['bankName', 'branchName', 'branchCode'] as const) form.setValue(field, '');
  };
  return { form, region: typed.region, changeRegion };
}
