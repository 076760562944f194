'use client';
import { styled } from 'styled-components';
import { AreaPlot } from '../../../components/plots/AreaPlot/AreaPlot';
import type { AssetRange } from '../../../domain/account/accountVocabulary';
import { type AssetsOverTime, assetResult, ownAssets, placeOf } from '../../../domain/account/assetResult';
import { isPositive, isZero, max, min } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor, directionOf } from '../../market/direction';
import { ResultLine } from './ResultLine';

export interface AssetCurveProps {
  /** The member's assets in the range, in yen. */
  history: AssetsOverTime;
  /** The range of the history, which is named beside the result. */
  range: AssetRange;
}

/**
 * What the member gained or lost, and the curve of the assets without what is borrowed. Deposits and withdrawals are marked,
 * and are no result.
 */
export function AssetCurve({ history, range }: AssetCurveProps) {
  const formats = useFormats();
  const t = useText('home');
  const result = assetResult(history);
  const last = history.points.at(-1);
  return (
    <Figure aria-label={t('curve.title')}>
      {result ? (
        <>
          <ResultLine result={result} range={range} />
          <Curve history={history} change={result.change} />
          {!isZero(result.moved) && <Note>{t('curve.moved', { amount: formats.signed(result.moved) })}</Note>}
          {last && isPositive(last.borrowed) && (
            <Note>{t('curve.withoutLoan', { amount: formats.yen(last.borrowed) })}</Note>
          )}
        </>
      ) : (
        <Note>{t('curve.tooShort')}</Note>
      )}
    </Figure>
  );
}

/** A change of less than half a percent does not fill the height. */
const smallestSpan = 0.005;

function Curve({ history: { points, movements }, change }: { history: AssetsOverTime; change: string }) {
  const formats = useFormats();
  const t = useText('home');
  const own = points.map(ownAssets);
  const [first = '0', ...others] = own;
  const extremes = {
    lowest: formats.yen(min(first, ...others)),
    highest: formats.yen(max(first, ...others)),
  };
  const said = t('curve.said', {
    from: formats.dateTime(points[0]?.at),
    first: formats.yen(first),
    last: formats.yen(own.at(-1)),
    ...extremes,
  });
  return (
    <div>
      <AreaPlot
        points={own.map(Number)}
        baseline={Number(first)}
        minSpan={Number(first) * smallestSpan}
        marks={movements.map(({ at }) => placeOf(at, points))}
        tone={directionColor[directionOf(change)]}
        label={said}
      />
      <Times aria-hidden="true">
        <span>{formats.near(points[0]?.at, points.at(-1)?.at ?? 0)}</span>
        <span>{t('curve.extremes', extremes)}</span>
        <span>{t('curve.now')}</span>
      </Times>
    </div>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${units(space.s)};
  margin-bottom: ${units(space.s)};
`;

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Times = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;
