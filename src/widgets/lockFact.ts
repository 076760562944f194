import type { KeyValueItem } from '../components/KeyValue/KeyValue';
import { closableFrom, type TimedLockRule } from '../domain/lockRule';
import { formatNear } from '../format/dateTime';
import { noFigure } from '../format/writeFigure';
import type { Text } from '../i18n/text';

/** The lock of a purchase that has not been made yet. Moments are epoch ms by the server's clock. */
export interface PlannedLock {
  /** Undefined if the server has not said it. */
  rule: TimedLockRule | undefined;
  now: number;
  /** Weekdays on which the exchange is closed, `YYYY-MM-DD`. */
  closedDays: ReadonlySet<string>;
  /** `atOnce` if it is filled as it is sent; else the earliest moment of the fill, undefined while there is none. */
  fill: 'atOnce' | number | undefined;
}

/** From when a purchase can be closed, before it is made: the rule of its lock and the time that follows from it. */
export function lockFact(t: Text<'trade'>, { rule, now, closedDays, fill }: PlannedLock): KeyValueItem {
  const label = t('lock.label');
  if (!rule) return { label, value: noFigure };
  const words = ruleText(t, rule);
  if (fill === undefined) return { label, value: words };
  const filledAt = fill === 'atOnce' ? now : fill;
  const time = formatNear(closableFrom(rule, filledAt, closedDays), now);
  if (fill === 'atOnce') return { label, value: t('lock.ifNow', { time }), note: words };
  const note =
    filledAt === now
      ? t('lock.ifNow', { time })
      : t('lock.ifFilledAt', { time, fill: formatNear(filledAt, now) });
  return { label, value: words, note };
}

/** What a mentor buys for the member is closed by the mentor. */
export const managedFact = (t: Text<'trade'>): KeyValueItem => ({
  label: t('lock.label'),
  value: t('lock.managed'),
  note: t('lock.managedNote'),
});

function ruleText(t: Text<'trade'>, rule: TimedLockRule): string {
  switch (rule.kind) {
    case 'minutes':
      return t('lock.minutes', { minutes: rule.minutes });
    case 'nextTradingDay':
      return t('lock.nextTradingDay');
    case 'days':
      return t('lock.days', { days: rule.days });
  }
}
