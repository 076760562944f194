import type { BuybackOffer } from '../../../api/contract/buyback';
import type { TradeRules } from '../../../api/contract/trade';
import { useTender } from '../../../api/queries/buyback';
import { serverNow } from '../../../api/serverClock';
import { firstTenderable, tenderReasons } from '../../../domain/buybackReasons';
import { steppedLots } from '../../../domain/steppedLots';
import { useMoneyForm } from '../../useMoneyForm';
import { tenderOutcome } from './tenderOutcome';

/** The tender as filled in, and its proceeds if all of it is accepted. */
export function useTenderForm(offer: BuybackOffer, rules: TradeRules) {
  const form = useMoneyForm({
    name: 'tender',
    initial: { positionId: firstTenderable(offer.positions, serverNow()), lots: '' },
    submission: useTender(),
    rules: (draft, facts) => tenderReasons({ ...draft, ...facts, offer }),
  });
  const { positionId, lots } = form.draft;
  const position = offer.positions.find(({ id }) => id === positionId);
  return {
    ...form,
    position,
    outcome: form.errorOf('lots') || !position ? undefined : tenderOutcome({ offer, position, rules, lots }),
    stepped: (by: 1 | -1) =>
      steppedLots(lots, by, { minimum: offer.minLots, ...(position && { maximum: position.lots }) }),
  };
}
