import { useState } from 'react';
import { styled } from 'styled-components';
import { useAssetHistory } from '../../api/queries/assetHistory';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { Tabs } from '../../components/Tabs/Tabs';
import { type AssetRange, assetRanges } from '../../domain/account/accountVocabulary';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { AssetCurve } from '../../widgets/account/AssetCurve/AssetCurve';
import { Load } from '../../widgets/Load/Load';

/** The course of the assets in a range that the member chooses. It loads by itself, so that the balances do not wait for it. */
export function AssetCourse() {
  const t = useText('home');
  const [range, setRange] = useState<AssetRange>('day');
  return (
    <>
      <Load from={useAssetHistory(range)} skeleton={<SkeletonBlock height={242} />}>
        {(history) => <AssetCurve history={history} range={range} />}
      </Load>
      <Ranges>
        <Tabs
          label={t('curve.range')}
          items={assetRanges.map((value) => ({ value, label: t(`curve.ranges.${value}`) }))}
          value={range}
          onChange={setRange}
          dense
        />
      </Ranges>
    </>
  );
}

// To the edges of the card around it, as tabs have a margin of their own.
const Ranges = styled.div`
  margin: ${units(0, -space.l, space.s)};
`;
