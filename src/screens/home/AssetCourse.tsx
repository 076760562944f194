import { type ReactNode, useState } from 'react';
import { useAssetHistory } from '../../api/queries/assetHistory';
import type { AssetRange } from '../../domain/account/accountVocabulary';
import { AssetCurve } from '../../widgets/account/AssetCurve/AssetCurve';
import { Load } from '../../widgets/Load/Load';

/** The course of the assets. It loads by itself, so that the balances do not wait for it. */
export function AssetCourse({ skeleton }: { skeleton: ReactNode }) {
  const [range, setRange] = useState<AssetRange>('day');
  return (
    <Load from={useAssetHistory(range)} skeleton={skeleton}>
      {(history) => <AssetCurve history={history} range={range} onRange={setRange} />}
    </Load>
  );
}
