import type { BuybackOffer } from '../../api/contract/buyback';
import type { TradeRules } from '../../api/contract/trade';
import { useTender } from '../../api/queries/buyback';
import { usePosition } from '../../api/queries/trade';
import { useServerTime } from '../../api/useServerTime';
import { positionToTender, tenderReasons } from '../../domain/buyback/buybackReasons';
import { steppedLots } from '../../domain/trade/steppedLots';
import { useText } from '../../i18n/useText';
import { firstFailed, loadedData } from '../../lib/loadable';
import { useMoneyForm } from '../useMoneyForm';
import { tenderOutcome } from './tenderOutcome';

const noChoice: { positionId: string | undefined; lots: string } = { positionId: undefined, lots: '' };

/** The tender as filled in, and what it credits if all of it is accepted. The margin comes from the position's details. */
export function useTenderForm(offer: BuybackOffer, rules: TradeRules) {
  const t = useText('common');
  const form = useMoneyForm({
    name: 'tender',
    initial: noChoice,
    submission: useTender(),
    rules: (draft, facts) => tenderReasons({ ...draft, ...facts, offer }),
  });
  const { positionId, lots } = form.draft;
  const position = useServerTime((now) => positionToTender(offer.positions, positionId, now));
  const details = usePosition(position?.id);
  const held = loadedData(details);
  const failed = firstFailed([details]);
  const outcome =
    form.errorOf('lots') || !held || !position
      ? undefined
      : tenderOutcome({
          price: offer.price,
          position: { ...held, buyPrice: position.buyPrice, shares: held.quantity },
          rules,
          lots,
        });
  const unknown = outcome ? undefined : t(failed ? 'failure.failed' : 'loading');
  return {
    ...form,
    blocked: form.blocked ?? unknown,
    failed: form.failed ?? failed,
    position,
    choosePosition: (id: string) => form.change({ positionId: id }),
    /** Lots are typed for the position shown, so that it stays when another one becomes free. */
    changeLots: (typed: string) => form.change({ positionId: position?.id, lots: typed }),
    outcome,
    stepped: (by: 1 | -1) =>
      steppedLots(lots, by, { minimum: offer.minLots, ...(position && { maximum: position.lots }) }),
  };
}
