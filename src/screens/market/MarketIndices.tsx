import { styled } from 'styled-components';
import { useIndices } from '../../api/queries/market';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { wideScreen } from '../../theme/lowScreen';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { IndexLine } from '../../widgets/market/IndexStrip/IndexLine';

/** The indices on top of the market. Without an answer the list is left alone. */
export function MarketIndices() {
  const t = useText('market');
  const received = useIndices();
  const indices = loadedData(received);
  if (!indices && received.state === 'failed') return null;
  return (
    <Place>
      {indices ? <IndexLine indices={indices} label={t('indices')} /> : <SkeletonBlock height={96} />}
    </Place>
  );
}

// A wide window that is not high has place for three stocks only without it. Home shows the indices, too.
const Place = styled.div`
  padding-top: ${units(space.s)};
  ${wideScreen} { display: none; }
`;
