'use client';
import type { LockUpCalendar } from '../../../api/contract/lockUp';
import { List } from '../../../components/List/List';
import { ListRow } from '../../../components/List/ListRow';
import { exchangeDate, exchangeMidnight } from '../../../domain/market/tradingSession';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';

export interface UnlockCalendarProps {
  /** Days on which money unlocks, next one first. */
  days: LockUpCalendar;
  /** Exchange time, epoch ms. */
  now: number;
}

const dayMs = 86_400_000;
const midnightOf = (moment: number) => exchangeMidnight(exchangeDate(moment));

/** When the member's money unlocks: principal per day, and its income or loss so far. */
export function UnlockCalendar({ days, now }: UnlockCalendarProps) {
  const formats = useFormats();
  const t = useText('lockUp');
  return (
    <List label={t('calendar.title')}>
      {days.map(({ unlockAt, records, principal, incomeSoFar }) => (
        <ListRow
          key={unlockAt}
          title={formats.dateTime(unlockAt)}
          subtitle={t('calendar.entry', {
            left: Math.round((midnightOf(unlockAt) - midnightOf(now)) / dayMs),
            records,
          })}
          trailing={formats.money(principal)}
          trailingNote={<ProfitLoss amount={incomeSoFar} />}
        />
      ))}
    </List>
  );
}
