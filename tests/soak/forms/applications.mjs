/** @import { MoneyForm } from './forms.mjs' */

/*
 * Forms to apply for shares. See `MoneyForm` for their properties.
 */

const lotSize = 1_000;

/** @type {MoneyForm} */
export const applyForIpo = {
  path: '/ipo/Apply',
  async where({ ask, chance }) {
    const { issues } = await ask('/ipo/List', { phase: 'subscribing' });
    const issue = chance.pick(issues.filter(({ applicationId }) => !applicationId));
    return issue && `/market/subscribeDetail?id=${issue.id}`;
  },
  async fill({ member, ask }) {
    const { issue } = await ask('/ipo/Detail', { id: member.queryOf('id') });
    await member.type(member.words.trade.order.lots, String(issue.minLots));
  },
  opens: ({ ipo }) => [ipo.apply.review],
  sends: ({ ipo }) => ipo.apply.submit,
  done: ({ ipo }) => [ipo.apply.done],
};

/** @type {MoneyForm} */
export const payForIpo = {
  path: '/ipo/Pay',
  async where({ ask }) {
    const { items } = await ask('/ipo/Records', { page: 1 });
    const won = items.find(({ lotteryResult }) => lotteryResult === 'pendingPayment');
    return won && `/market/subscribeDetail?id=${won.issueId}`;
  },
  opens: ({ ipo }) => [ipo.pay.review],
  sends: ({ ipo }) => ipo.pay.submit,
  done: ({ ipo }) => [ipo.pay.done],
};

/** @type {MoneyForm} */
export const bidForBlock = {
  path: '/blockTrade/Apply',
  async where({ ask, chance }) {
    const offer = chance.pick(
      (await ask('/blockTrade/List')).filter(({ applicationsLeft }) => applicationsLeft),
    );
    return offer && `/common/dividend2?offer=${offer.id}`;
  },
  async fill({ member, ask }) {
    const id = member.queryOf('offer');
    const offer = (await ask('/blockTrade/List')).find((each) => each.id === id);
    await member.type(member.words.blockTrade.apply.price, String(offer?.minimumBid));
    await member.type(member.words.trade.order.lots, String(Math.ceil(Number(offer?.minShares) / lotSize)));
  },
  opens: ({ blockTrade }) => [blockTrade.apply.review],
  sends: ({ blockTrade }) => blockTrade.apply.submit,
  done: ({ blockTrade }) => [blockTrade.apply.done],
};

/** @type {MoneyForm} */
export const applyForValueStock = {
  path: '/valueStock/Apply',
  async where({ ask, chance }) {
    const offers = (await ask('/valueStock/List')).offers;
    const offer = chance.pick(offers.filter(({ minLots }) => minLots === 1));
    return offer && `/home/worth?offer=${offer.id}`;
  },
  fill: ({ member }) => member.type(member.words.trade.order.lots, '1'),
  opens: ({ valueStock }) => [valueStock.apply.review],
  sends: ({ valueStock }) => valueStock.apply.submit,
  done: ({ valueStock }) => [valueStock.apply.done],
};

/** @type {MoneyForm} */
export const cancelValueStock = {
  path: '/valueStock/Cancel',
  async where({ ask }) {
    const { items } = await ask('/valueStock/Orders', { page: 1 });
    return items.some(({ status }) => status === 'pendingReview') && '/home/worthList';
  },
  sends: ({ valueStock }) => valueStock.cancel,
};

/** @type {MoneyForm} */
export const tender = {
  path: '/buyback/Apply',
  async where({ ask, now }) {
    const offers = await ask('/buyback/List');
    const offer = offers.find(
      ({ open, positions }) =>
        open &&
        positions.some(({ tendered, sellableAt }) => !tendered && new Date(sellableAt).getTime() < now),
    );
    return offer && `/common/dividend?offer=${encodeURIComponent(offer.id)}`;
  },
  async fill({ member, ask }) {
    const id = member.queryOf('offer');
    const offer = (await ask('/buyback/List')).find((each) => each.id === id);
    await member.type(member.words.trade.order.lots, String(offer?.minLots));
  },
  opens: ({ buyback }) => [buyback.apply.review],
  sends: ({ buyback }) => buyback.apply.submit,
  done: ({ buyback }) => [buyback.apply.done],
};

/** @type {MoneyForm} */
export const takeBackTender = {
  path: '/buyback/Cancel',
  async where({ ask }) {
    const { items } = await ask('/buyback/Applications', { page: 1 });
    return items.some(({ status }) => status === 'pendingReview') && '/common/dividend?tab=mine';
  },
  sends: ({ buyback }) => buyback.takeBack,
};
