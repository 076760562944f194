import { useState } from 'react';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { useText } from '../../i18n/useText';
import { DayTrades } from './DayTrades';

const ends = ['closed', 'cancelled'] as const;
type End = (typeof ends)[number];

/** Finished day trades: their result, or why they were never opened. */
export function DayTradeHistory() {
  const t = useText('dayTrading');
  const [end, setEnd] = useState<End>('closed');
  return (
    <>
      <Section>
        <SegmentedControl<End>
          label={t('tabs.details')}
          hideLabel
          segments={ends.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={end}
          onChange={setEnd}
        />
      </Section>
      <DayTrades key={end} status={end} />
    </>
  );
}
