import type { BuybackOffer } from '../../../api/contract/buyback';
import type { TradeRules } from '../../../api/contract/trade';
import { useAccount } from '../../../api/queries/account';
import { useServerNow } from '../../../api/useServerNow';
import { firstTenderable, tenderReasons } from '../../../domain/buybackReasons';
import { steppedLots } from '../../../domain/steppedLots';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import { fieldErrorText } from '../../../widgets/reasonText';
import { tenderOutcome } from './tenderOutcome';

/** The tender as filled in, what it would bring if all of it were accepted, and what keeps it from being sent. */
export function useTenderForm(offer: BuybackOffer, rules: TradeRules) {
  const t = useText('buyback');
  const now = useServerNow();
  const [draft, setDraft] = useTyped('tender', {
    positionId: firstTenderable(offer.positions, now),
    lots: '',
  });
  const account = loadedData(useAccount());
  const restrictions = account?.restrictions ?? [];
  const reasons = tenderReasons({ ...{ now, offer, restrictions }, ...draft });
  const error = fieldErrorText(t, reasons, 'lots');
  const position = offer.positions.find(({ id }) => id === draft.positionId);
  return {
    ...{ draft, setDraft, now, reasons, position },
    known: account !== undefined,
    error,
    outcome: error || !position ? undefined : tenderOutcome({ offer, position, rules, lots: draft.lots }),
    stepped: (by: 1 | -1) =>
      steppedLots(draft.lots, by, { minimum: offer.minLots, ...(position && { maximum: position.lots }) }),
  };
}
