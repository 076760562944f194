import { styled } from 'styled-components';
import { useExchanges } from '../../api/queries/market';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { barHeight } from '../../theme/lowScreen';
import { space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { exchangeName } from '../../widgets/market/exchangeName';

const all = 'all';

const Place = styled.div`
  min-height: calc(${barHeight} + ${units(space.m)});
  padding: ${units(space.s, space.l, 0)};
`;

interface ExchangeFilterProps {
  /** Null for all exchanges. */
  value: string | null;
  onChange: (exchange: string | null) => void;
}

/** Narrows a list to one exchange. Renders nothing if there is only one, or they are not known. */
export function ExchangeFilter({ value, onChange }: ExchangeFilterProps) {
  const t = useText('market');
  const received = useExchanges();
  const exchanges = loadedData(received)?.map(({ exchange }) => exchange);
  if (received.state === 'failed' || (exchanges && exchanges.length < 2)) return null;
  return (
    <Place>
      {!exchanges && <SkeletonBlock height={touchTarget} />}
      {exchanges && (
        <SegmentedControl
          label={t('exchange.label')}
          hideLabel
          segments={[all, ...exchanges].map((each) => ({
            value: each,
            label: each === all ? t('exchange.all') : exchangeName(t, each),
          }))}
          value={value ?? all}
          onChange={(chosen) => onChange(chosen === all ? null : chosen)}
        />
      )}
    </Place>
  );
}
