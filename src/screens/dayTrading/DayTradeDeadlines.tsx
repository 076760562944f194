import type { DayTradeRules } from '../../api/contract/dayTrading';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Timeline } from '../../components/Timeline/Timeline';
import { formatMonthDayTime } from '../../format/dateTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

const deadlines = ['reserveUntil', 'openUntil', 'closesAt'] as const;

interface DayTradeDeadlinesProps {
  rules: DayTradeRules;
  now: number;
  /** From when the position can be closed. */
  lock: KeyValueItem;
}

/** The deadlines of the day with the next one marked, the lock, and what happens if the last one is missed. */
export function DayTradeDeadlines({ rules, now, lock }: DayTradeDeadlinesProps) {
  const t = useText('dayTrading');
  const language = useLanguage();
  const next = deadlines.find((each) => now < rules[each]);
  return (
    <Section title={t('deadlines.title')}>
      <Stack gap="m">
        <Timeline
          label={t('deadlines.title')}
          events={deadlines.map((each) => ({
            id: each,
            time: formatMonthDayTime(rules[each]),
            title: t(`deadlines.${each}`),
            state: each === next ? 'now' : now < rules[each] ? 'ahead' : 'done',
          }))}
        />
        <KeyValue items={[lock]} />
        <Banner>{rules.afterDeadline[language]}</Banner>
      </Stack>
    </Section>
  );
}
