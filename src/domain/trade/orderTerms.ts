import { closeOf, exchangeDate, isTradingDay, nextTradingDay, sessionAt } from '../market/tradingSession';
import type { Reason } from '../reason';

/** How long an order lasts: its first day, the week of that day, or until a day. */
export const terms = ['day', 'week', 'date'] as const;
export type Term = (typeof terms)[number];

/** A term as chosen. */
export interface ChosenTerm {
  term: Term;
  /** Last day, `YYYY-MM-DD`; used for the term `date`. */
  until: string;
}

/** Data that determines the days of an order. Times in epoch ms. */
export interface TermRules {
  now: number;
  /** End of the lock against selling, for a closing that waits for it. */
  notBefore?: number | undefined;
  /** Days without a session besides weekends, `YYYY-MM-DD`. */
  closedDays: ReadonlySet<string>;
  /** Maximum days of the calendar from today to the last day. */
  maxTermDays: number;
}

const day = 86_400_000;
const weekMs = 7 * day;

const earliest = ({ now, notBefore = now }: Pick<TermRules, 'now' | 'notBefore'>): number =>
  Math.max(now, notBefore);

/** The end of the last day of a term, epoch ms. */
export const endOfTerm = (until: string): number => closeOf(until);

/** All days on which an order can end: trading days on which it can be carried out before. */
export function termDays(rules: TermRules): string[] {
  const { now, closedDays, maxTermDays } = rules;
  const from = earliest(rules);
  const last = exchangeDate(now + maxTermDays * day);
  const date = exchangeDate(from);
  const isOver = !isTradingDay(from, closedDays) || from >= endOfTerm(date);
  const days: string[] = [];
  for (
    let next = isOver ? nextTradingDay(date, closedDays) : date;
    next <= last;
    next = nextTradingDay(next, closedDays)
  )
    days.push(next);
  return days;
}

/** The last day of a term, `YYYY-MM-DD`; undefined when there is none, or it is no day on which an order can end. */
export function termEnd({ term, until }: ChosenTerm, rules: TermRules): string | undefined {
  const days = termDays(rules);
  const [first] = days;
  switch (term) {
    case 'day':
      return first;
    case 'week':
      return first && days.findLast((each) => weekOf(each) === weekOf(first));
    case 'date':
      return days.find((each) => each === until);
  }
}

/** What is wrong with a term: at most one reason. */
export function termReasons<Field extends string>(
  field: Field,
  chosen: ChosenTerm,
  rules: TermRules,
): Reason<Field>[] {
  if (termEnd(chosen, rules) !== undefined) return [];
  const days = termDays(rules);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [{ kind: 'termTooShort', field }];
  return chosen.until === '' ? [{ kind: 'termMissing' }] : [{ kind: 'termOutside', first, last, field }];
}

/** From when an order can be carried out: the next session, or the end of the lock. Undefined when it can now. */
export function worksFrom(rules: Omit<TermRules, 'maxTermDays'>): number | undefined {
  const from = earliest(rules);
  const { open, changesAt } = sessionAt(from, rules.closedDays);
  const moment = open ? from : changesAt;
  return moment > rules.now ? moment : undefined;
}

/** The number of a week that begins on a Monday. The epoch was a Thursday. */
const weekOf = (date: string): number => Math.floor((Date.parse(date) + 3 * day) / weekMs);
