import { useServerTime } from '../../api/useServerTime';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { exchangeDate } from '../../domain/market/tradingSession';
import { monthsSince } from '../../domain/months';
import {
  type ChosenPeriod,
  type PeriodKind,
  periodKinds,
  yearsSince,
} from '../../domain/statements/statementPeriod';
import { useText } from '../../i18n/useText';

interface PeriodFieldsProps {
  chosen: ChosenPeriod;
  onChange: (change: Partial<ChosenPeriod>) => void;
  /** When the member registered: nothing happened before. */
  registeredAt: number;
}

/** Chooses the period of a statement: a month, a year, or a first and a last day. */
export function PeriodFields({ chosen, onChange, registeredAt }: PeriodFieldsProps) {
  const t = useText('statements');
  const months = useServerTime((now) => monthsSince(registeredAt, now));
  const years = useServerTime((now) => yearsSince(registeredAt, now));
  const today = useServerTime(exchangeDate);
  const earliest = exchangeDate(registeredAt);
  const list = { placeholder: '', closeLabel: t('common:close') };
  return (
    <>
      <SegmentedControl<PeriodKind>
        label={t('period')}
        segments={periodKinds.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={chosen.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {chosen.kind === 'month' && (
        <Select<string>
          {...list}
          label={t('month')}
          options={optionsOf(months, chosen.month)}
          value={chosen.month}
          onChange={(month) => onChange({ month })}
        />
      )}
      {chosen.kind === 'year' && (
        <Select<string>
          {...list}
          label={t('year')}
          options={optionsOf(years, chosen.year)}
          value={chosen.year}
          onChange={(year) => onChange({ year })}
        />
      )}
      {chosen.kind === 'own' &&
        (['from', 'to'] as const).map((day) => (
          <TextField
            key={day}
            label={t(day)}
            type="date"
            min={earliest}
            max={today}
            value={chosen[day]}
            onChange={({ target }) => onChange({ [day]: target.value })}
          />
        ))}
    </>
  );
}

/** The address may contain one that is not offered. */
const optionsOf = (offered: readonly string[], chosen: string) =>
  (offered.includes(chosen) ? offered : [...offered, chosen]).map((value) => ({
    value,
    label: value.replace('-', '/'),
  }));
