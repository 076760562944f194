import type { Position } from '../../api/contract/position';
import type { CardFact } from '../../components/Card/CardFacts';
import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/text';

type Term = Pick<NonNullable<Position['opening']>, 'validUntil' | 'worksFrom'>;

/** Until when an order is valid, and from when it works unless it does now. */
export const termFacts = (
  t: Translate,
  { validUntil, worksFrom }: Term,
  { monthDayTime }: Formats,
): CardFact[] => [
  {
    label: t('position:pending.valid'),
    value: t('position:pending.validValue', { date: validUntil.replaceAll('-', '/') }),
    wide: true,
  },
  ...(worksFrom == null
    ? []
    : [{ label: t('position:fact.worksFrom'), value: monthDayTime(worksFrom), wide: true }]),
];

/** What a closing waits with: `closing` has the term, except on a server without terms. */
export type WaitingClosing = Pick<Position, 'lots'> &
  Partial<Pick<Position, 'closeLots' | 'closing' | 'closesAt'>>;

/** Lots and term of a closing that waits. That of a day trade ends with it. */
export function closingFacts(
  t: Translate,
  { lots, closeLots, closing, closesAt }: WaitingClosing,
  formats: Formats,
): CardFact[] {
  const deadline = { label: t('position:pending.valid'), value: formats.monthDayTime(closesAt), wide: true };
  return [
    {
      label: t('position:fact.closeLots'),
      value: t('position:fact.closeLotsValue', { lots: closeLots ?? lots, held: lots }),
      wide: true,
    },
    ...(closesAt == null ? [] : [deadline]),
    ...(closesAt == null && closing ? termFacts(t, closing, formats) : []),
  ];
}
