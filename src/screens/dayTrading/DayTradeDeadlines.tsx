import type { DayTradeRules } from '../../api/contract/dayTrading';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Timeline } from '../../components/Timeline/Timeline';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

const deadlines = ['reserveUntil', 'openUntil', 'closesAt'] as const;

interface DayTradeDeadlinesProps {
  rules: DayTradeRules;
  /** From when the position can be closed. */
  lock: KeyValueItem;
}

/** The deadlines of the day with the next one marked, the lock, and what happens if the last one is missed. */
export function DayTradeDeadlines({ rules, lock }: DayTradeDeadlinesProps) {
  const formats = useFormats();
  const t = useText('dayTrading');
  const language = useLanguage();
  const ahead = useServerTime((now) => deadlines.filter((each) => now < rules[each]));
  return (
    <Section title={t('deadlines.title')}>
      <Stack gap="m">
        <Timeline
          label={t('deadlines.title')}
          events={deadlines.map((each) => ({
            id: each,
            time: formats.monthDayTime(rules[each]),
            title: t(`deadlines.${each}`),
            state: each === ahead[0] ? 'now' : ahead.includes(each) ? 'ahead' : 'done',
          }))}
        />
        <KeyValue items={[lock]} />
        <Banner>{rules.afterDeadline[language]}</Banner>
      </Stack>
    </Section>
  );
}
