import { styled } from 'styled-components';
import { useAssetHistory } from '../../api/queries/assetHistory';
import { useOwnPositions } from '../../api/queries/positionsAtRisk';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { assetResult } from '../../domain/account/assetResult';
import { isPositive } from '../../domain/decimal';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { textSize } from '../../theme/textSize';
import { color, fontSize, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ResultLine } from '../../widgets/account/AssetCurve/ResultLine';
import { TotalAssets } from '../../widgets/account/TotalAssets/TotalAssets';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { LazyPart } from '../LazyPart';
import type { Member } from './balances';

const risk = lazyComponent(() => import('./MemberRisk'), 'MemberRisk');

/** In drawing units. */
const riskHeight = 120;

/** The total assets, what they gained or lost since yesterday, the result of open positions, and what is at risk. */
export function MemberTotal({ member }: { member: Member }) {
  const t = useText('home');
  const [hidden, setHidden] = useHideBalance();
  const positions = useOwnPositions();
  return (
    <Surface>
      <Figures>
        <TotalAssets
          amount={member.totalAssets}
          borrowed={member.borrowedAmount}
          hidden={hidden}
          onHide={setHidden}
        />
        {!hidden && <TodaysResult />}
        {!hidden && isPositive(member.positionMargin) && (
          <Line>
            <Name>{t('assets.unrealised')}</Name> <ProfitLoss amount={member.netUnrealisedProfit} />
          </Line>
        )}
      </Figures>
      {positions.length > 0 && <LazyPart of={risk} props={{ positions, hidden }} height={riskHeight} />}
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
  background: ${color('surface')};
`;

const Figures = styled.div`
  padding: ${units(space.m, space.l, space.s)};
`;

const Line = styled.p`
  font-size: ${textSize('small')};
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
`;
