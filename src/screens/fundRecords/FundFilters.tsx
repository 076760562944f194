import { styled } from 'styled-components';
import { useAccount } from '../../api/queries/account';
import { useServerTime } from '../../api/useServerTime';
import { SelectButton } from '../../components/Select/SelectButton';
import { type FundRecordKind, fundRecordKinds } from '../../domain/fundRecords/fundRecordsVocabulary';
import { monthsSince } from '../../domain/months';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import type { FundFilter } from './useFundFilter';

interface FundFiltersProps {
  filter: FundFilter;
  onChange: (change: Partial<FundFilter>) => void;
}

const all = 'all';

/** Filters fund records by kind and month. Months go back to the member's first. */
export function FundFilters({ filter, onChange }: FundFiltersProps) {
  const t = useText('fundRecords');
  const registeredAt = loadedData(useAccount())?.registeredAt;
  const months = useServerTime((now) => monthsSince(registeredAt ?? now, now));
  // The address may contain a month before the first.
  const offered = filter.month === null || months.includes(filter.month) ? months : [...months, filter.month];
  return (
    <Bar>
      <SelectButton<FundRecordKind | typeof all>
        label={t('records.kinds')}
        options={[
          { value: all, label: t('records.allKinds') },
          ...fundRecordKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        value={filter.kind ?? all}
        onChange={(kind) => onChange({ kind: kind === all ? null : kind })}
        closeLabel={t('common:close')}
      />
      <SelectButton<string>
        label={t('records.months')}
        options={[
          { value: all, label: t('records.allMonths') },
          ...offered.map((month) => ({ value: month, label: month.replace('-', '/') })),
        ]}
        value={filter.month ?? all}
        onChange={(month) => onChange({ month: month === all ? null : month })}
        closeLabel={t('common:close')}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(0, space.l)};
  padding-inline: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
