import { sentence } from '../../smoke/words.mjs';

/** @import { MoneyForm } from './forms.mjs' */
/** @import { FormMeans } from './forms.mjs' */

/*
 * Forms to invest in products. See `MoneyForm` for their properties.
 */

/**
 * @param {FormMeans['ask']} ask
 * @param {'/copyTrade/Records' | '/lockUp/Records'} path
 * @returns {Promise<{ id: string }[]>}
 */
const inProgress = async (ask, path) => (await ask(path, { status: 'inProgress', page: 1 }))?.items ?? [];

/** @type {MoneyForm} */
export const followMentor = {
  path: '/copyTrade/Follow',
  async where({ ask, chance }) {
    const product = chance.pick((await ask('/copyTrade/Products')).filter(({ recruiting }) => recruiting));
    return product && `/gdindex/gdindex?tab=copyTrading&product=${product.id}`;
  },
  async fill({ member, ask }) {
    const id = member.queryOf('product');
    const product = (await ask('/copyTrade/Products')).find((each) => each.id === id);
    await member.type(member.words.copyTrading.form.amount, String(Number(product?.minimumInvestment)));
  },
  opens: ({ copyTrading }) => [copyTrading.form.review],
  sends: ({ copyTrading }) => copyTrading.form.submit,
  done: ({ copyTrading }) => [sentence(copyTrading.form.done)],
};

/** @type {MoneyForm} */
export const stopFollowing = {
  path: '/copyTrade/Stop',
  async where({ ask, chance }) {
    const record = chance.pick(await inProgress(ask, '/copyTrade/Records'));
    return record && `/gdindex/gdList?tab=copyTrading&id=${record.id}`;
  },
  opens: ({ copyTrading }) => [copyTrading.stop.review],
  sends: ({ copyTrading }) => copyTrading.stop.submit,
  done: ({ copyTrading }) => [copyTrading.stop.done],
};

/** @type {MoneyForm} */
export const lockUp = {
  path: '/lockUp/Buy',
  async where({ ask, chance }) {
    const product = chance.pick(await ask('/lockUp/Products'));
    return product && `/gdindex/gdindex?tab=lockUp&product=${product.id}`;
  },
  async fill({ member, ask }) {
    const id = member.queryOf('product');
    const product = (await ask('/lockUp/Products')).find((each) => each.id === id);
    await member.type(member.words.lockUp.form.amount, String(Number(product?.minimumPurchase)));
  },
  opens: ({ lockUp: words }) => [words.form.review],
  sends: ({ lockUp: words }) => words.form.submit,
  done: ({ lockUp: words }) => [words.form.done],
};

/**
 * Closed while the money is locked up, and gone afterwards. Needs `unlock` to be open; the server refuses it.
 *
 * @type {MoneyForm}
 */
export const redeem = {
  path: '/lockUp/Redeem',
  async where({ ask, chance }) {
    const record = chance.pick(await inProgress(ask, '/lockUp/Records'));
    return record && `/gdindex/gdList?tab=lockUp&id=${record.id}`;
  },
  closed: true,
  opens: ({ lockUp: words }) => [words.exit.review],
  sends: ({ lockUp: words }) => words.exit.submit,
  done: ({ lockUp: words }) => [words.exit.done],
};
