import { join } from 'node:path';
import { root } from '../../../scripts/importTypeScript.mjs';
import { sentence } from '../../smoke/words.mjs';

/** @import { Member } from '../member.mjs' */
/** @import { MoneyForm } from './forms.mjs' */

/*
 * Forms to deposit, withdraw, borrow and convert money. See `MoneyForm` for their properties.
 */

/** Of the member in the soak's world. */
const fundPassword = '246810';
const proof = join(root, 'docs/login.png');

/** @param {Member} member */
const typeFundPassword = (member) => member.typeDigits(member.words.withdrawals.form.password, fundPassword);

/**
 * Available if no other deposit is under review.
 *
 * @type {MoneyForm}
 */
export const payIn = {
  path: '/deposit/Submit',
  async where({ ask }) {
    const { channels } = await ask('/deposit/Channels');
    const channel = channels.find(({ kind, needsPassword }) => kind === 'bankTransfer' && !needsPassword);
    const pending = await ask('/deposit/Records', { page: 1, status: 'pendingReview' });
    return channel && pending.items.length === 0 && `/user/recharge?channel=${channel.id}`;
  },
  async fill({ member }) {
    await member.type(member.words.deposits.form.amount, '50000');
    await member.attach(proof, member.words.uploads.done);
  },
  opens: ({ deposits }) => [deposits.form.review],
  sends: ({ deposits }) => deposits.form.submit,
  done: ({ deposits }) => [deposits.done],
};

/** @type {MoneyForm} */
export const withdraw = {
  path: '/withdraw/Submit',
  async where({ ask }) {
    const { otherOperation } = await ask('/withdraw/Rules');
    return !otherOperation && '/user/withdraw';
  },
  async fill({ member }) {
    await member.type(member.words.withdrawals.form.amount, '10000');
    await typeFundPassword(member);
  },
  refill: ({ member }) => typeFundPassword(member),
  opens: ({ withdrawals: words }) => [words.form.review],
  sends: ({ withdrawals: words }) => words.form.submit,
  done: ({ withdrawals: words }) => [words.done],
};

/** @type {MoneyForm} */
export const cancelWithdrawal = {
  path: '/withdraw/Cancel',
  async where({ ask }) {
    const { items } = await ask('/withdraw/Records', { page: 1 });
    const pending = items.find(({ status }) => status === 'pendingReview');
    return pending && `/user/withdraw?id=${pending.id}`;
  },
  opens: ({ withdrawals: words }) => [words.cancel.button],
  sends: ({ withdrawals: words }) => words.cancel.confirm,
};

/** @type {MoneyForm} */
export const exchangeCurrency = {
  path: '/exchange/Convert',
  where: async ({ chance }) =>
    `/user/exchange?tab=exchange&from=JPY&to=${chance.pick(['USD', 'TWD', 'KRW'])}`,
  fill: ({ member }) => member.type(member.words.currencyExchange.form.give, '20000'),
  opens: ({ currencyExchange }) => [currencyExchange.form.review],
  sends: ({ currencyExchange }) => currencyExchange.form.submit,
  done: ({ currencyExchange }) => [currencyExchange.done.title],
};

/** @type {MoneyForm} */
export const borrow = {
  path: '/loan/Borrow',
  where: async ({ ask }) => !(await ask('/loan/Terms')).openLoanId && '/user/jk',
  fill: ({ member }) => member.type(member.words.loans.borrow.amount, '20000'),
  opens: ({ loans }) => [loans.borrow.review],
  sends: ({ loans }) => loans.borrow.submit,
  done: ({ loans }) => [loans.borrow.done],
};

/** @type {MoneyForm} */
export const repay = {
  path: '/loan/Repay',
  async where({ ask }) {
    const { openLoanId } = await ask('/loan/Terms');
    const loan = openLoanId ? await ask('/loan/Record', { id: openLoanId }) : undefined;
    return loan?.status === 'passed' && '/user/jk';
  },
  fill: ({ member }) => member.type(member.words.loans.repay.amount, '1000'),
  opens: ({ loans }) => [loans.repay.review],
  sends: ({ loans }) => loans.repay.submit,
  done: ({ loans }) => [loans.repay.done, loans.repay.doneAll],
};

/** @type {MoneyForm} */
export const claimReward = {
  path: '/signIn/ClaimReward',
  where: async ({ ask }) => (await ask('/signIn/Status')).missing === 0 && '/user/pj',
  sends: ({ rewards }) => sentence(rewards.reward.claim),
  done: ({ rewards }) => [rewards.reward.claimed],
};
