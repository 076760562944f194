import type { DayTradeRules } from '../../api/contract/dayTrading';
import { useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { Steps } from '../../components/Steps/Steps';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { useStepStates } from '../../widgets/useStepStates';

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
        <Steps
          label={t('deadlines.title')}
          stateLabels={useStepStates()}
          steps={deadlines.map((each) => ({
            time: formats.monthDayTime(rules[each]),
            label: t(`deadlines.${each}`),
            state: each === ahead[0] ? 'current' : ahead.includes(each) ? 'upcoming' : 'done',
          }))}
        />
        <KeyValue items={[lock]} />
        <Banner>{rules.afterDeadline[language]}</Banner>
      </Stack>
    </Section>
  );
}
