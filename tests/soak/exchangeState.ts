import { accountView } from '../../mocks/exchange/account/accountView';
import { openExchange } from '../../mocks/exchange/openExchange';
import { ledgerErrors } from '../../mocks/exchange/simulation/ledgerErrors';
import { positionsIn } from '../../mocks/exchange/trade/positionsOf';
import type { World } from '../../mocks/exchange/world';
import { positionGroups, positionSources } from '../../src/domain/trade/tradeVocabulary';

type Records = Record<string, { account: string; status?: string }>;

/** State of the exchange's only member when the world was saved. */
export function readExchangeState(world: World) {
  const exchange = openExchange(structuredClone(world), world.settledAt - world.clockOffset);
  const [member] = Object.values(exchange.world.members);
  if (!member) throw new Error('the exchange has no member');
  const { availableFunds, frozenFunds, profitAmount } = accountView(exchange, member);
  const idsOf = (records: Records) =>
    Object.entries(records).flatMap(([id, { account }]) => (account === member.account ? [id] : []));
  const inProgress = (records: Records) =>
    idsOf(records).filter((id) => records[id]?.status === 'inProgress');
  const { transfers, loans, copyTrading, lockUp } = exchange.world;
  return {
    /** In yen, as decimals. */
    balances: { available: availableFunds, frozen: frozenFunds, realised: profitAmount },
    /** Ids of positions and orders, latest first, by source and group. */
    positions: positionSources.flatMap((source) =>
      positionGroups.map((group) => ({
        source,
        group,
        ids: positionsIn(exchange, member, source, group).map(({ id }) => id),
      })),
    ),
    /** Ids of records in other lists. */
    records: {
      deposits: idsOf(transfers.deposits),
      withdrawals: idsOf(transfers.withdrawals),
      loans: idsOf(loans.records),
      copyTrades: inProgress(copyTrading.records),
      lockUps: inProgress(lockUp.records),
    },
    /** Ids of executed requests. */
    requests: Object.values(exchange.world.requests).flatMap(({ id, completed }) => (completed ? [id] : [])),
    /** Problems in the ledger, in words. */
    problems: ledgerErrors(exchange),
  };
}
