import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { closableFrom, type TimedLockRule } from '../../domain/trade/lockRule';
import { noFigure } from '../../format/writeFigure';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';

/** A fact in words. */
interface TextFact {
  label: string;
  value: string;
  note?: string;
}

/** The lock of a purchase not made yet. Moments are epoch ms by the server's clock. */
export interface PlannedLock {
  /** Undefined if the server has not sent it. */
  rule: TimedLockRule | undefined;
  now: number;
  /** Weekdays on which the exchange is closed, `YYYY-MM-DD`. */
  closedDays: ReadonlySet<string>;
  /** `atOnce` if it fills when sent. Otherwise the earliest time of the fill; undefined while unknown. */
  fill: 'atOnce' | number | undefined;
}

/** Returns from when a planned purchase can be closed: the rule of its lock, and the resulting time. */
export function lockFact(
  t: Text<'trade'>,
  { rule, now, closedDays, fill }: PlannedLock,
  formats: Formats,
): TextFact {
  const label = t('lock.label');
  if (!rule) return { label, value: noFigure };
  const words = ruleText(t, rule);
  if (fill === undefined) return { label, value: words };
  const filledAt = fill === 'atOnce' ? now : fill;
  const time = formats.near(closableFrom(rule, filledAt, closedDays), now);
  if (fill === 'atOnce') return { label, value: t('lock.ifNow', { time }), note: words };
  const note =
    filledAt === now
      ? t('lock.ifNow', { time })
      : t('lock.ifFilledAt', { time, fill: formats.near(filledAt, now) });
  return { label, value: words, note };
}

/** A mentor's purchase for the member is closed by the mentor. */
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
