'use client';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { monthWeeks } from '../../../domain/rewards/monthWeeks';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface SignInCalendarProps {
  /** `YYYY-MM` */
  month: string;
  /** Days signed in, `YYYY-MM-DD`. Days of other months are ignored. */
  days: readonly string[];
  /** Today on the exchange, `YYYY-MM-DD`. */
  today: string;
}

/** Any week, from Sunday on, to name the columns. */
const week = monthWeeks('2026-11')[0] ?? [];

/** A month with the days of daily sign-in marked. Screen readers get a name for each mark. */
export function SignInCalendar({ month, days, today }: SignInCalendarProps) {
  const formats = useFormats();
  const t = useText('rewards');
  const signedIn = new Set(days);
  return (
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
                  <Day $marked={signedIn.has(date)} $today={date === today}>
                    {Number(date.slice(8))}
                    {date === today && <VisuallyHidden> {t('today')}</VisuallyHidden>}
                    {signedIn.has(date) && (
                      <Mark>
                        <Icon glyph={Check} size={32} />
                        <VisuallyHidden> {t('wasSignedIn')}</VisuallyHidden>
                      </Mark>
                    )}
                  </Day>
                )}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
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

const Day = styled.div<{ $marked: boolean; $today: boolean }>`
  display: flex;
  min-height: ${units(84)};
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: 1px solid ${({ $today }) => ($today ? color('accent') : 'transparent')};
  border-radius: ${units(8)};
  background: ${({ $marked }) => ($marked ? color('accentSoft') : 'transparent')};
  color: ${({ $marked }) => ($marked ? color('accent') : color('inkSecondary'))};
  font-size: ${textSize('small')};
`;

const Mark = styled.span`
  display: flex;
`;
