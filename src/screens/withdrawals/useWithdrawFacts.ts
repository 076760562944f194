import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import type { BankCard } from '../../api/contract/cards';
import type { FundPasswordTries } from '../../api/contract/settings';
import type { withdrawRules } from '../../api/contract/withdrawals';
import { useAccount } from '../../api/queries/account';
import { useCards } from '../../api/queries/cards';
import { useFundPasswordSet, useWithdrawRules } from '../../api/queries/withdrawals';
import { joinLoadables, type Loadable, mapLoadable } from '../../lib/loadable';

/** Everything that decides whether and how a member can withdraw. */
export interface WithdrawFacts {
  account: ResponseOf<typeof account>;
  rules: ResponseOf<typeof withdrawRules>;
  cards: BankCard[];
  fundPasswordSet: boolean;
  fundPasswordTries: FundPasswordTries | null | undefined;
}

/** Loads all of it. */
export function useWithdrawFacts(): Loadable<WithdrawFacts> {
  const all = joinLoadables([useAccount(), useWithdrawRules(), useCards(), useFundPasswordSet()]);
  return mapLoadable(all, ([account, rules, cards, { fundPasswordSet, fundPasswordTries }]) => ({
    account,
    rules,
    cards,
    fundPasswordSet,
    fundPasswordTries,
  }));
}
