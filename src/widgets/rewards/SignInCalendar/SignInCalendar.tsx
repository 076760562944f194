'use client';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { css, styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { monthWeeks } from '../../../domain/rewards/monthWeeks';
import { type SignInDay, signInDay } from '../../../domain/rewards/signInDay';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface SignInCalendarProps {
  /** `YYYY-MM` */
  month: string;
  /** Days signed in, `YYYY-MM-DD`. Days of other months are ignored. */
  days: readonly string[];
  /**
   * Day of the registration, `YYYY-MM-DD`. Days from then on without a sign-in are marked. Leave out while `days` or
   * this day is not known, and none is.
   */
  registered?: string | undefined;
  /** Today on the exchange, `YYYY-MM-DD`. */
  today: string;
}

/** Any week, from Sunday on, to name the columns. */
const week = monthWeeks('2026-11')[0] ?? [];

/**
 * A month with the days that have a daily sign-in, those that have none, and today. A legend names the marks, and screen
 * readers get their names at the days.
 */
export function SignInCalendar({ month, days, today, registered }: SignInCalendarProps) {
  const formats = useFormats();
  const t = useText('rewards');
  const signedIn = new Set(days);
  const stateOf = (date: string) => signInDay(date, { signedIn, today, registered });
  return (
    <>
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
                  {date && (
                    <Day $state={stateOf(date)} $today={date === today}>
                      {Number(date.slice(8))}
                      {date === today && <VisuallyHidden> {t('today')}</VisuallyHidden>}
                      {stateOf(date) !== 'open' && (
                        <VisuallyHidden>
                          {' '}
                          {t(stateOf(date) === 'done' ? 'wasSignedIn' : 'wasMissed')}
                        </VisuallyHidden>
                      )}
                      <Mark>
                        <DayIcon state={stateOf(date)} />
                      </Mark>
                    </Day>
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
      <Legend aria-hidden="true">
        <Entry>
          <Key $state="done" $today={false}>
            <DayIcon state="done" />
          </Key>
          {t('legend.done')}
        </Entry>
        <Entry>
          <Key $state="open" $today />
          {t('legend.today')}
        </Entry>
        {registered !== undefined && (
          <Entry>
            <Key $state="missed" $today={false}>
              <DayIcon state="missed" />
            </Key>
            {t('legend.missed')}
          </Entry>
        )}
      </Legend>
    </>
  );
}

const glyphs = { done: Check, missed: Minus, open: undefined } as const;

function DayIcon({ state }: { state: SignInDay }) {
  const glyph = glyphs[state];
  return glyph && <Icon glyph={glyph} size={32} />;
}

const Month = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
`;

const Weekday = styled.th`
  padding-bottom: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.regular};
`;

const Cell = styled.td`
  padding: ${units(4)};
  vertical-align: top;
`;

// A day without a sign-in is no fault: its mark is quiet.
const dayColors = css<{ $state: SignInDay; $today: boolean }>`
  border: 1px solid ${({ $today }) => ($today ? color('accent') : 'transparent')};
  border-radius: ${units(radius.small)};
  background: ${({ $state }) => ($state === 'done' ? color('accentSoft') : 'transparent')};
  color: ${({ $state }) => color(ink[$state])};
`;

const ink = { done: 'accent', missed: 'inkTertiary', open: 'inkSecondary' } as const;

const Day = styled.div<{ $state: SignInDay; $today: boolean }>`
  ${dayColors}
  display: flex;
  min-height: ${units(84)};
  flex-direction: column;
  align-items: center;
  justify-content: center;
  font-size: ${textSize('small')};
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.m)};
  padding-block: ${units(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Entry = styled.span`
  display: flex;
  align-items: center;
  gap: ${units(space.xs)};
`;

const Key = styled.span<{ $state: SignInDay; $today: boolean }>`
  ${dayColors}
  display: flex;
  width: ${units(40)};
  height: ${units(40)};
  align-items: center;
  justify-content: center;
`;

// Also below a day without a mark, so that the days of a week stand on one line.
const Mark = styled.span`
  height: ${units(32)};
`;
