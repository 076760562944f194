import { styled } from 'styled-components';
import { useAssetHistory } from '../../api/queries/assetHistory';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { assetResult } from '../../domain/account/assetResult';
import { loadedData } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { color, fontSize, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ResultLine } from '../../widgets/account/AssetCurve/ResultLine';
import { TotalAssets } from '../../widgets/account/TotalAssets/TotalAssets';
import type { Member } from './balances';

/** The total assets and what they gained or lost since yesterday. */
export function MemberTotal({ member }: { member: Member }) {
  const [hidden, setHidden] = useHideBalance();
  return (
    <Surface>
      <TotalAssets
        amount={member.totalAssets}
        borrowed={member.borrowedAmount}
        hidden={hidden}
        onHide={setHidden}
      />
      {!hidden && <TodaysResult />}
    </Surface>
  );
}

/** Keeps its line while the course of the assets loads. Renders nothing where it is too short or unknown. */
function TodaysResult() {
  const loaded = useAssetHistory('day');
  if (loaded.state === 'loading') return <SkeletonBlock height={fontSize.small} width={420} />;
  const history = loadedData(loaded);
  const result = history && assetResult(history);
  return result ? <ResultLine result={result} range="day" /> : null;
}

const Surface = styled.div`
  padding: ${units(space.m, space.l, space.s)};
  background: ${color('surface')};
`;
