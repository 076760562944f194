import {
  type ConditionsDraft,
  type ConditionsMarket,
  pricesOf,
  trailingStopNow,
} from '../../domain/trade/conditionsDraft';
import { type ChosenTerm, type TermRules, termEnd, worksFrom } from '../../domain/trade/orderTerms';
import { parseTyped } from '../../domain/typedNumber';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { joinSentences } from '../../lib/joinSentences';

type ConditionsTexts = Text<'conditions'>;

/** What an order with these conditions does, in a sentence; undefined at the market and while a price is invalid. */
export function conditionsText(
  t: ConditionsTexts,
  draft: ConditionsDraft,
  market: Pick<ConditionsMarket, 'marketSide' | 'latestPrice' | 'ownTick'>,
  formats: Formats,
): string | undefined {
  const { kind } = draft;
  if (kind === 'market' || pricesOf(draft).some((of) => parseTyped(draft[of]) === undefined))
    return undefined;
  const price = (typed: string | undefined) =>
    formats.price(typed === undefined ? undefined : parseTyped(typed));
  const what = kind === 'oco' && draft.limitsStop ? 'ocoStopLimit' : kind;
  return t(`does.${what}.${market.marketSide}`, {
    limit: price(kind === 'stopLimit' ? draft.stopLimitPrice : draft.limitPrice),
    stop: price(kind === 'trailing' ? trailingStopNow(draft.trailBy, market) : draft.stopPrice),
    after: price(draft.stopLimitPrice),
    trail: price(draft.trailBy),
  });
}

/** From when an order works, unless it does now, and until when. */
export function termText(t: ConditionsTexts, chosen: ChosenTerm, terms: TermRules, formats: Formats): string {
  const from = worksFrom(terms);
  const end = termEnd(chosen, terms);
  return joinSentences([
    ...(from === undefined ? [] : [t('works', { time: formats.near(from, terms.now) })]),
    ...(end === undefined ? [] : [t('ends', { date: formats.day(end) })]),
  ]);
}
