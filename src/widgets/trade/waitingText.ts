import type { WaitingConditions } from '../../api/contract/orderConditions';
import { waitingKind } from '../../domain/trade/orderConditions';
import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/text';
import { joinSentences } from '../../lib/joinSentences';

/** Kind and prices of an order or a closing that waits: "Stop at ¥550". Conditions are absent where a server has no stops. */
export function waitingText(
  t: Translate,
  limitPrice: string | null | undefined,
  conditions: WaitingConditions | null | undefined,
  formats: Formats,
): string {
  const kind = waitingKind(limitPrice, conditions ?? {});
  const what = kind === 'oco' && conditions?.stopLimitPrice != null ? 'ocoStopLimit' : kind;
  return t(`position:waiting.what.${what}`, {
    limit: formats.price(limitPrice ?? conditions?.stopLimitPrice),
    stop: formats.price(conditions?.currentStop ?? conditions?.stopPrice),
    after: formats.price(conditions?.stopLimitPrice),
    trail: formats.price(conditions?.trailBy),
  });
}

/** From when what waits works, unless it does now. */
export const worksText = (
  t: Translate,
  conditions: Pick<WaitingConditions, 'worksFrom'> | null | undefined,
  formats: Formats,
): string[] =>
  conditions?.worksFrom == null
    ? []
    : [t('position:waiting.works', { time: formats.monthDayTime(conditions.worksFrom) })];

/** From when a closing works, until which day it is valid, and what happens then. */
export const closingTermText = (t: Translate, conditions: WaitingConditions, formats: Formats): string =>
  joinSentences([
    ...worksText(t, conditions, formats),
    t('position:waiting.until', { date: formats.day(conditions.validUntil) }),
  ]);
