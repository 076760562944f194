import type { BuybackOffer } from '../../../api/contract/buyback';
import type { TradeRules } from '../../../api/contract/trade';
import { useTender } from '../../../api/queries/buyback';
import { positionToTender, tenderReasons } from '../../../domain/buybackReasons';
import { steppedLots } from '../../../domain/steppedLots';
import { useMoneyForm } from '../../useMoneyForm';
import { tenderOutcome } from './tenderOutcome';

const noChoice: { positionId: string | undefined; lots: string } = { positionId: undefined, lots: '' };

/** The tender as filled in, and its proceeds if all of it is accepted. */
export function useTenderForm(offer: BuybackOffer, rules: TradeRules) {
  const form = useMoneyForm({
    name: 'tender',
    initial: noChoice,
    submission: useTender(),
    rules: (draft, facts) => tenderReasons({ ...draft, ...facts, offer }),
  });
  const { positionId, lots } = form.draft;
  const position = positionToTender(offer.positions, positionId, form.now);
  return {
    ...form,
    position,
    choosePosition: (id: string) => form.change({ positionId: id }),
    /** Lots are typed for the position shown, so that it stays when another one becomes free. */
    changeLots: (typed: string) => form.change({ positionId: position?.id, lots: typed }),
    outcome: form.errorOf('lots') || !position ? undefined : tenderOutcome({ offer, position, rules, lots }),
    stepped: (by: 1 | -1) =>
      steppedLots(lots, by, { minimum: offer.minLots, ...(position && { maximum: position.lots }) }),
  };
}
