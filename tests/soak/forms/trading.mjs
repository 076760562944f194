import { sentence } from '../../smoke/words.mjs';

/** @import { MoneyForm } from './forms.mjs' */
/** @import { PositionGroup } from '../../../src/domain/trade/tradeVocabulary' */
/** @import { Texts } from '../../smoke/words.mjs' */
/** @import { FormMeans } from './forms.mjs' */

/*
 * Forms to trade stocks. See `MoneyForm` for their properties.
 */

/**
 * Positions or orders of a group, latest first.
 *
 * @param {FormMeans['ask']} ask
 * @param {PositionGroup} group
 */
const positionsIn = async (ask, group) =>
  (await ask('/trade/Positions', { source: 'competition', group, page: 1 }))?.items ?? [];

/** @param {{ id: string } | undefined} position */
const toPosition = (position) => position && `/position/positionDetail?id=${position.id}`;

/** @param {Texts} words */
const filled = ({ trade }) => [sentence(trade.result.filledTitle), trade.result.placedTitle];

/**
 * Two thirds are market orders, the others limit orders.
 *
 * @type {MoneyForm}
 */
export const open = {
  path: '/trade/Open',
  async where({ ask, chance }) {
    const page = { sort: 'code', direction: 'ascending', offset: chance.below(40), limit: 20 };
    const { items } = await ask('/stock/List', page);
    const stock = chance.pick(items.filter(({ latestPrice }) => Number(latestPrice) < 3_000));
    return stock && `/market/marketBuy?symbol=${stock.symbol}&side=${chance.pick(['long', 'short'])}`;
  },
  async fill({ member, chance }) {
    const { trade } = member.words;
    if (chance.below(3) === 0) await member.tap('radio', trade.priceType.limit);
    await member.type(trade.order.lots, String(1 + chance.below(3)));
  },
  opens: ({ trade }) => [trade.order.submitLong, trade.order.submitShort],
  sends: ({ trade }) => trade.confirm.submit,
  done: filled,
};

/** @type {MoneyForm} */
export const cancel = {
  path: '/trade/Cancel',
  where: async ({ ask, chance }) => toPosition(chance.pick(await positionsIn(ask, 'placing'))),
  opens: ({ trade }) => [trade.detail.cancel],
  sends: ({ position }) => position.cancel.submit,
  done: ({ trade }) => [trade.result.cancelledTitle],
};

/** @type {MoneyForm} */
export const addMargin = {
  path: '/trade/AddMargin',
  async where({ ask, chance }) {
    const held = await positionsIn(ask, 'inProgress');
    // One that is paid in full takes no margin.
    const atRisk = held.filter(({ status, liquidationPrice }) => status === 'holding' && liquidationPrice);
    return toPosition(chance.pick(atRisk));
  },
  opens: ({ trade }) => [trade.detail.addMargin],
  fillSheet: ({ member }) => member.type(member.words.position.margin.amount, '1000'),
  sends: ({ position }) => position.margin.submit,
  done: ({ trade }) => [trade.result.marginTitle],
};

/** @type {MoneyForm} */
export const close = {
  path: '/trade/Close',
  async where({ ask, chance, now }) {
    const held = await positionsIn(ask, 'inProgress');
    const closable = held.filter(
      ({ status, buyTime }) =>
        status === 'holding' && buyTime && new Date(buyTime).getTime() < now - 15 * 60_000,
    );
    return toPosition(chance.pick(closable));
  },
  opens: ({ trade }) => [trade.detail.close],
  sends: ({ trade }) => trade.confirm.closeSubmit,
  done: ({ trade }) => [sentence(trade.result.closedTitle)],
};

/** @type {MoneyForm} */
export const reserveDayTrade = {
  path: '/dayTrade/Apply',
  async where({ ask, chance }) {
    const page = { sort: 'code', direction: 'ascending', offset: 60 + chance.below(60), limit: 20 };
    const { items } = await ask('/stock/List', page);
    const stock = chance.pick(items.filter(({ latestPrice }) => Number(latestPrice) < 3_000));
    return stock && `/common/dayTrading?tab=submit&symbol=${stock.symbol}`;
  },
  fill: ({ member }) => member.type(member.words.trade.order.lots, '1'),
  opens: ({ dayTrading }) => [dayTrading.order.review],
  sends: ({ dayTrading }) => dayTrading.order.submit,
  done: ({ dayTrading }) => [dayTrading.order.done],
};

/** @type {MoneyForm} */
export const cancelDayTrade = {
  path: '/dayTrade/Cancel',
  async where({ ask }) {
    const { items } = await ask('/dayTrade/List', { status: 'applied', page: 1 });
    return items.length > 0 && '/common/dayTrading?tab=applied';
  },
  sends: ({ dayTrading }) => dayTrading.cancel,
  done: ({ dayTrading }) => [dayTrading.cancelled],
};
