import * as v from 'valibot';
import { expect, it } from 'vitest';
import { accountView } from '../../../mocks/exchange/account/accountView';
import { accept } from '../../../mocks/exchange/buyback/result';
import { tenderShares } from '../../../mocks/exchange/buyback/tender';
import { holdingFor, offerTo } from '../../../mocks/exchange/buyback/testOffers';
import { tradeRules } from '../../../mocks/exchange/rules';
import { testExchange } from '../../../mocks/exchange/testExchange';
import { positionView } from '../../../mocks/exchange/trade/positionView';
import { account } from '../../api/contract/account';
import { position as soldPosition } from '../../api/contract/position';
import { subtract } from '../../domain/decimal';
import type { ClosingPosition } from '../../domain/trade/closeSummary';
import { creditedAtClose } from '../../domain/trade/creditedAtClose';
import { tenderOutcome } from './tenderOutcome';

const position: ClosingPosition = {
  side: 'long',
  buyPrice: '498',
  shares: 3000,
  purchaseFee: '1494',
  originalMargin: '149400',
  addedMargin: '0',
};
const outcomeOf = (lots: string) => tenderOutcome({ price: '520', position, rules: tradeRules, lots });

it('credits margin and result, not the turnover', () => {
  // 22 × 3000 = 66,000 from the price; closing fees of 1,560,000: 3,900
  expect(outcomeOf('3')).toMatchObject({
    gross: '66000',
    net: '60606',
    margin: '149400',
    credited: '211500',
  });
  expect(outcomeOf('1')).toMatchObject({ net: '20202', margin: '49800', credited: '70500' });
});

it('is undefined unless whole lots are typed', () => {
  for (const lots of ['', '0', '1.5', 'abc']) expect(outcomeOf(lots)).toBeUndefined();
});

it.each([1, 10])('equals what the exchange credits with a leverage of %i', (leverage) => {
  const set = testExchange();
  const offer = offerTo(set.open('09:01'), ({ minLots }) => minLots === 1);
  const holding = holdingFor(set, offer, { leverage, lots: '2' });
  const { buyPrice, shares, originalMargin, addedMargin, purchaseFee } = holding;
  const expected = tenderOutcome({
    price: offer.price,
    position: { side: 'long', buyPrice: buyPrice ?? '', shares, originalMargin, addedMargin, purchaseFee },
    rules: tradeRules,
    lots: '1',
  });
  const ten = set.open('10:00');
  const record = tenderShares(ten, set.member, { offerId: offer.id, positionId: holding.id, lots: '1' });
  const available = () => v.parse(account.response, accountView(ten, set.member)).availableFunds;
  const before = available();
  accept(ten, record, 1000);
  const credited = subtract(available(), before);
  expect(expected?.credited).toBe(credited);
  const sold = ten.world.positions[record.sold ?? ''];
  if (!sold) throw new Error('nothing was sold');
  expect(creditedAtClose(v.parse(soldPosition, positionView(ten, sold)))).toBe(credited);
});
