import * as v from 'valibot';
import { account } from '../../src/api/contract/account';
import type { ResponseOf } from '../../src/api/contract/call';
import type { FundRecord } from '../../src/api/contract/fundRecords';
import { fundRecords } from '../../src/api/contract/fundRecords';
import { add, compare, subtract } from '../../src/domain/decimal';
import type { Member } from '../client';
import { isDone } from '../outcome';
import type { Run } from '../run';
import type { Sent } from '../sent';

type Account = ResponseOf<typeof account>;

/** A member's account, and the newest fund records. */
export interface Book {
  account: Account;
  records: readonly FundRecord[];
}

/** Reads account and fund records; undefined if one of them is not what the client accepts. */
export async function readBook({ client }: Run, member: Member): Promise<Book | undefined> {
  const one = await client.send(account, {}, member);
  const two = await client.send(fundRecords, { page: 1 }, member);
  if (!isDone(one) || !isDone(two)) return undefined;
  const read = v.safeParse(account.response, one.body?.data);
  const listed = v.safeParse(fundRecords.response, two.body?.data);
  return read.success && listed.success ? { account: read.output, records: listed.output.items } : undefined;
}

const sum = (parts: readonly { amount: string }[]) => add('0', ...parts.map(({ amount }) => amount));

/** Checks the figures of an account against each other and against its fund records, after a call. */
export function checkBook(run: Run, path: string, { account: own, records }: Book, sent: Sent): void {
  const must = (is: string, should: string, what: string) =>
    run.report.check(compare(is, should) === 0, path, `After it ${what}: ${is}, not ${should}.`, sent);
  const { availableFunds, frozenFunds, positionMargin, investedFunds, foreignFunds, unrealisedProfit } = own;
  must(sum(own.frozenBy), frozenFunds, '/user/Account has frozenBy that does not add up to frozenFunds');
  must(
    sum(own.investedIn),
    investedFunds,
    '/user/Account has investedIn that does not add up to investedFunds',
  );
  const parts = [availableFunds, frozenFunds, positionMargin, investedFunds, foreignFunds, unrealisedProfit];
  const [first = '0', ...others] = parts;
  must(add(first, ...others), own.totalAssets, '/user/Account has parts that do not add up to totalAssets');
  for (const currency of new Set(records.map((one) => one.currency)))
    checkChain(
      must,
      records.filter((one) => one.currency === currency),
    );
  const newest = records.find((one) => one.currency === 'JPY');
  if (newest)
    must(newest.balanceAfter, availableFunds, '/fund/Records ends with another balance than /user/Account');
}

/** Each record begins with the balance after the one before. */
function checkChain(must: (is: string, should: string, what: string) => void, records: FundRecord[]): void {
  for (const [index, { id, amount, balanceAfter }] of records.entries()) {
    const before = records[index + 1];
    if (before)
      must(
        subtract(balanceAfter, amount),
        before.balanceAfter,
        `/fund/Records has ${id} that does not continue the balance`,
      );
  }
}

/** Checks that the fund records of one execution have no record twice, and none of another record. */
export function checkOnce(
  { report }: Run,
  path: string,
  { before, after, ids }: { before: Book; after: Book; ids: readonly unknown[] },
  sent: Sent,
): void {
  const known = new Set(before.records.map(({ id }) => id));
  const added = after.records.filter(({ id }) => !known.has(id));
  const keys = added.map(({ recordId, type, currency, amount }) =>
    [recordId, type, currency, amount].join(' '),
  );
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  report.check(!twice, path, `It was executed more than once: /fund/Records has twice ${twice}.`, sent);
  const foreign = added.find(({ recordId }) => recordId != null && !ids.includes(recordId));
  const sentence = `It was executed more than once: /fund/Records has ${foreign?.type} of the record ${foreign?.recordId}, too.`;
  report.check(!foreign, path, sentence, sent);
}

/** Checks that nothing was booked between two readings. */
export function checkUnchanged(
  { report }: Run,
  path: string,
  { before, after, what }: { before: Book; after: Book; what: string },
  sent: Sent,
): void {
  const known = new Set(before.records.map(({ id }) => id));
  const added = after.records.find(({ id }) => !known.has(id));
  const sentence = `It changes something after ${what}: /fund/Records has ${added?.type} of ${added?.recordId}.`;
  report.check(!added, path, sentence, sent);
  const one = before.account.availableFunds;
  const two = after.account.availableFunds;
  if (!added)
    report.check(one === two, path, `It changes availableFunds after ${what}: from ${one} to ${two}.`, sent);
}
