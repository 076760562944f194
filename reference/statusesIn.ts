import { statusOf } from '../mocks/exchange/dayTrading/statusOf';
import type { Exchange } from '../mocks/exchange/exchange';

/** Kind, id and status of every record of the exchange that has a status. */
export function statusesIn(exchange: Exchange): [of: string, id: string, status: string][] {
  const { world } = exchange;
  const { blockTrade, valueStock, buyback, copyTrading, lockUp, transfers } = world;
  const withStatus: [string, Record<string, { id: string; status: string }>[]][] = [
    ['Order and position', [world.positions]],
    ['Block-trade application', [blockTrade.records]],
    ['Application for a value stock or a repurchase', [valueStock.applications, buyback.applications]],
    ['Copy trade and lock-up product', [copyTrading.records, lockUp.records]],
    ['Deposit and withdrawal', [transfers.deposits, transfers.withdrawals]],
    ['Loan', [world.loans.records]],
  ];
  return [
    ...withStatus.flatMap(([of, records]) =>
      records.flatMap(Object.values).map(({ id, status }): [string, string, string] => [of, id, status]),
    ),
    ...Object.values(world.members).map(({ account, verification }): [string, string, string] => [
      'Real-name verification',
      account,
      verification,
    ]),
    ...Object.values(world.ipo.records).map(({ id, result }): [string, string, string] => [
      'IPO application',
      id,
      result,
    ]),
    ...Object.values(world.dayTrading.reservations).map((one): [string, string, string] => [
      'Day trade',
      one.id,
      statusOf(exchange, one),
    ]),
  ];
}
