'use client';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { monthWeeks } from '../../../domain/rewards/monthWeeks';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor, directionOf } from '../../market/direction';

/** The results of one day. */
export interface DayOfResults {
  /** `YYYY-MM-DD` at the exchange. */
  date: string;
  /** Sum of the day in yen, after fees and interest. */
  result: string;
  /** Number of results. */
  count: number;
}

export interface ResultCalendarProps {
  /** `YYYY-MM` */
  month: string;
  /** The days that have results. Days of other months are ignored. */
  days: readonly DayOfResults[];
  /** Today at the exchange, `YYYY-MM-DD`. */
  today: string;
  /** Called with the day that is pressed. Only days with results can be pressed. */
  onOpen: (date: string) => void;
}

/** Any week, from Sunday on, to name the columns. */
const week = monthWeeks('2026-11')[0] ?? [];

/** The sign of a day: own money is never abbreviated, and whole amounts do not fit into seven columns. */
const signs = { up: '+', down: '−', flat: '±' } as const;

/**
 * A month with the sign of each day's result. Screen readers get the amount and the number of results; show
 * the amounts in a list below.
 */
export function ResultCalendar({ month, days, today, onOpen }: ResultCalendarProps) {
  const formats = useFormats();
  const t = useText('results');
  const known = new Map(days.map((day) => [day.date, day]));
  return (
    <Frame>
      <Month aria-label={t('calendar', { month: month.replace('-', '/') })}>
        <thead>
          <tr>
            {week.map((date) => (
              <Weekday key={date} scope="col">
                {formats.weekday(date ?? '')}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((dates, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are identified by their index
            <tr key={index}>
              {dates.map((date, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their index
                <Cell key={at}>
                  {date && <Day date={date} day={known.get(date)} today={date === today} onOpen={onOpen} />}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
    </Frame>
  );
}

interface DayProps {
  date: string;
  day: DayOfResults | undefined;
  today: boolean;
  onOpen: (date: string) => void;
}

function Day({ date, day, today, onOpen }: DayProps) {
  const formats = useFormats();
  const t = useText('results');
  const number = Number(date.slice(8));
  if (!day) return <Plain $today={today}>{number}</Plain>;
  const words = [formats.day(date), formats.signed(day.result), t('count', { results: day.count })];
  return (
    <DayButton type="button" $today={today} onClick={() => onOpen(date)}>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      <span aria-hidden="true">{number}</span>
      <Amount aria-hidden="true" $color={directionColor[directionOf(day.result)]}>
        {signs[directionOf(day.result)]}
      </Amount>
    </DayButton>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** With large text the amounts do not fit into seven columns: the days with results are then below each other. */
const narrow = '@container (width < 18em)';

const Month = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  ${narrow} {
    &, & tbody, & tr, & td { display: block; height: auto; }
    & thead { display: none; }
  }
`;

const Weekday = styled.th`
  padding-bottom: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.regular};
`;

const Cell = styled.td`
  height: ${units(touchTarget)};
  padding: ${units(2)};
  vertical-align: top;
`;

const day = css<{ $today: boolean }>`
  display: flex;
  width: 100%;
  height: 100%;
  min-height: ${units(touchTarget)};
  flex-direction: column;
  align-items: center;
  padding-block: ${units(space.xs)};
  border: 1px solid ${({ $today }) => ($today ? color('accent') : 'transparent')};
  border-radius: ${units(radius.small)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Plain = styled.div<{ $today: boolean }>`
  ${day}
  ${narrow} { display: none; }
`;

const DayButton = styled.button<{ $today: boolean }>`
  ${day}
  background: ${color('sunken')};
  color: ${color('ink')};
  ${narrow} {
    flex-flow: row wrap;
    justify-content: space-between;
    padding-inline: ${units(space.s)};
  }
`;

const Amount = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  max-width: 100%;
  color: ${({ $color }) => color($color)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-align: center;
`;
