import type { Call } from '../../src/api/contract/call';
import { accountRefusals } from './account';
import { investmentRefusals } from './investments';
import { moneyRefusals } from './money';
import { offerRefusals } from './offers';
import { readingRefusals } from './reading';
import { type CallRefusals, refusals } from './refusalCase';
import { tradeRefusals } from './trade';

const all: readonly CallRefusals[] = [
  ...tradeRefusals,
  ...offerRefusals,
  ...investmentRefusals,
  ...moneyRefusals,
  ...accountRefusals,
  ...readingRefusals,
];

/** The refusals of a call that a run provokes. */
export const refusalsOf = (call: Call): CallRefusals =>
  all.find((one) => one.call === call) ?? refusals(call, {});
