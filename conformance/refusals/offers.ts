import { cheapest } from '../../reference/examples/sample';
import { blockTradeApply, blockTradeList, blockTradeRules } from '../../src/api/contract/blockTrade';
import { buybackApply, buybackCancel, buybackList } from '../../src/api/contract/buyback';
import type { RequestOf } from '../../src/api/contract/call';
import { openPosition } from '../../src/api/contract/trade';
import { valueStockApply, valueStockCancel, valueStockList } from '../../src/api/contract/valueStock';
import { add } from '../../src/domain/decimal';
import { NotTried } from '../run';
import { type Before, refusals } from './refusalCase';

const lots = 1_000;

const blockOffer = async ({ trial, good }: Before<RequestOf<typeof blockTradeApply>>) => {
  const found = (await trial.ask(blockTradeList, {})).find(({ id }) => id === good.offerId);
  if (!found) throw new NotTried('the offer has ended');
  return found;
};

const valueOffer = async ({ trial, good }: Before<RequestOf<typeof valueStockApply>>) => {
  const { offers } = await trial.ask(valueStockList, {});
  const found = offers.find(({ id }) => id === good.offerId);
  if (!found) throw new NotTried('the offer has ended');
  return found;
};

/** An offer with a minimum above one lot. */
const largeOffer = <T extends { minLots: number }>(offers: readonly T[]): T => {
  const found = offers.find(({ minLots }) => minLots > 1);
  if (!found) throw new NotTried('no offer has a minimum above one lot');
  return found;
};

const buyback = async ({ trial, good }: Before<RequestOf<typeof buybackApply>>) => {
  const found = (await trial.ask(buybackList, {})).find(({ id }) => id === good.offerId);
  if (!found) throw new NotTried('the offer has ended');
  return found;
};

/** Refusals of block trades, value stocks and repurchases. */
export const offerRefusals = [
  refusals(blockTradeApply, {
    before: [
      ['a bid for no offer', 'productMissing', { offerId: 'none-such' }],
      ['a bid for half a lot', 'parameterError', { lots: '0.5' }],
      ['a bid for no lot', 'parameterError', { lots: '0' }],
      ['a bid for a negative number of lots', 'parameterError', { lots: '-1' }],
      [
        'a bid for more than the offer has',
        'parameterError',
        async (scene) => ({ lots: String((await blockOffer(scene)).maxShares / lots + 1) }),
      ],
      [
        'a bid below the minimum',
        'blockTradeBelowMinimum',
        async (scene) => ({ price: add((await blockOffer(scene)).minimumBid, '-1') }),
      ],
      [
        'a bid above the limit of the day',
        'exceedsPriceLimit',
        async (scene) => ({ price: add((await blockOffer(scene)).limitUp, '10') }),
      ],
      [
        'a bid for fewer shares than the minimum',
        'blockTradeMinimum',
        async ({ trial }) => {
          const offers = await trial.ask(blockTradeList, {});
          const offer = largeOffer(offers.map((one) => ({ ...one, minLots: one.minShares / lots })));
          return { offerId: offer.id, price: offer.marketPrice, lots: '1' };
        },
      ],
    ],
    stranger: [['a bid of a member without money', 'insufficientBalance', {}]],
    after: [
      [
        'a third bid for the stock',
        'perShareApplicationCount',
        async ({ trial, good }) => {
          await trial.ask(blockTradeApply, { ...good, clientRequestId: trial.newId() });
          return {};
        },
        async ({ trial }) => String((await trial.ask(blockTradeRules, {})).stockCount),
      ],
      [
        'a fourth bid of the day',
        'dailyPurchaseCount',
        async ({ trial, good }) => {
          await trial.prepare.funds();
          const offers = await trial.ask(blockTradeList, {});
          const others = offers.filter(({ id }) => id !== good.offerId);
          const { id, limitUp, minShares } = cheapest(others, (one) => Number(one.limitUp) * one.minShares);
          const bid = { offerId: id, price: limitUp, lots: String(minShares / lots) };
          await trial.ask(blockTradeApply, { ...bid, clientRequestId: trial.newId() });
          return bid;
        },
        async ({ trial }) => String((await trial.ask(blockTradeRules, {})).dailyCount),
      ],
    ],
    late: { '20:00': [['a bid in the evening', 'blockTradeClosed', {}]] },
  }),
  refusals(valueStockApply, {
    before: [
      ['no offer', 'productMissing', { offerId: 'none-such' }],
      ['half a lot', 'parameterError', { lots: '1.5' }],
      ['no lot', 'parameterError', { lots: '0' }],
      [
        'more lots than the maximum',
        'aboveMaximum',
        async (scene) => ({ lots: String((await valueOffer(scene)).maxLots + 1) }),
      ],
      [
        'fewer lots than the minimum',
        'minimumBuyAmount',
        async ({ trial }) => ({
          offerId: largeOffer((await trial.ask(valueStockList, {})).offers).id,
          lots: '1',
        }),
      ],
    ],
    stranger: [['an application of a member without money', 'insufficientBalance', {}]],
    after: [
      [
        'too many applications for the stock',
        'perShareApplicationCount',
        async (scene) => {
          const { applicationsPerStock } = await scene.trial.ask(valueStockList, {});
          for (
            let { applicationsUsed } = await valueOffer(scene);
            applicationsUsed < applicationsPerStock;
            applicationsUsed++
          )
            await scene.trial.ask(valueStockApply, { ...scene.good, clientRequestId: scene.trial.newId() });
          return {};
        },
        async ({ trial }) => String((await trial.ask(valueStockList, {})).applicationsPerStock),
      ],
    ],
    late: {
      '20:00': [
        [
          'an application in the evening',
          'nonTradingHours',
          async ({ trial }) => {
            const [offer] = (await trial.ask(valueStockList, {})).offers;
            return { offerId: offer?.id, lots: String(offer?.minLots) };
          },
        ],
      ],
    },
  }),
  refusals(valueStockCancel, { after: [['a second cancellation', 'orderNotPending', {}]] }),
  refusals(buybackApply, {
    before: [
      ['no offer', 'productMissing', { offerId: 'none-such' }],
      ['half a lot', 'parameterError', { lots: '0.5' }],
      ['no lot', 'parameterError', { lots: '0' }],
      ['more lots than are held', 'parameterError', { lots: '1000' }],
      [
        'a position that was just bought',
        'sellAfterFifteenMinutes',
        async (scene) => {
          const { symbol, minLots } = await buyback(scene);
          const order = { symbol, side: 'long', priceType: 'market', leverage: 10 } as const;
          const request = { clientRequestId: scene.trial.newId(), ...order, lots: String(minLots) };
          return { positionId: (await scene.trial.ask(openPosition, request)).id };
        },
      ],
      [
        'a position that was bought five minutes before',
        'sellableAfterMinutes',
        async (scene) => {
          const { symbol, minLots } = await buyback(scene);
          const order = { symbol, side: 'long', priceType: 'market', leverage: 10 } as const;
          const request = { clientRequestId: scene.trial.newId(), ...order, lots: String(minLots) };
          const { id } = await scene.trial.ask(openPosition, request);
          await scene.trial.advance(5);
          return { positionId: id };
        },
      ],
    ],
    after: [['a second tender of the position', 'duplicateAppointment', {}]],
  }),
  refusals(buybackCancel, { after: [['a second cancellation', 'orderNotPending', {}]] }),
];
