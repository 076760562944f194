'use client';
import { styled } from 'styled-components';
import type { CopyTradeDay } from '../../../api/contract/copyTrading';
import { deepestFall } from '../../../domain/copyTrading/copyTradeDrawdown';
import { max, min, negate } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { asPercent } from '../../asPercent';
import { PlotScale } from '../../plotScale';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';
import { pointsOf } from './pointsOf';

export interface FundChartProps {
  /** Daily values, oldest first; at least two. */
  days: readonly CopyTradeDay[];
}

const width = 686;
const heights = { value: 240, fall: 160 };

/** The growth of 10,000 yen with a mentor, and below it the daily drawdown: losses next to profits (decision 15). */
export function FundChart({ days }: FundChartProps) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || first === last) return null;
  const values = days.map(({ netAssetValue }) => Number(netAssetValue));
  const falls = days.map(({ drawdown }) => -Number(drawdown));
  const deepest = max('0', ...days.map(({ drawdown }) => drawdown));
  const middle = days[Math.floor((days.length - 1) / 2)] ?? last;
  const written = (date: string) => date.replaceAll('-', '/');
  const [from, to] = [written(first.date), written(last.date)];
  const fall = deepestFall(days);
  const when =
    fall &&
    (fall.high
      ? t('history.deepest', { high: written(fall.high), low: written(fall.low) })
      : t('history.deepestSince', { low: written(fall.low) }));
  const place = days.findIndex(({ date }) => date === fall?.low);
  const prices = days.map(({ netAssetValue }) => netAssetValue);
  const course = { first: formats.money(first.netAssetValue), last: formats.money(last.netAssetValue) };
  const said = t('history.said', { ...course, from, to, deepest: asPercent(deepest, formats) });
  const line = pointsOf(values, {
    width,
    height: heights.value,
    low: Math.min(...values),
    high: Math.max(...values),
  });
  const area = pointsOf(falls, { width, height: heights.fall, low: Math.min(...falls, -0.01), high: 0 });
  return (
    <Figure>
      <Caption>
        <span>{t('history.value')}</span>
        <strong>{t('history.course', course)}</strong>
      </Caption>
      <PlotScale
        marks={[
          { text: formats.money(max(first.netAssetValue, ...prices)), percent: 0 },
          { text: formats.money(min(first.netAssetValue, ...prices)), percent: 100 },
        ]}
      >
        <svg viewBox={`0 0 ${width} ${heights.value}`} role="img" aria-label={said}>
          <Edge x1={0} x2={width} y1={0} y2={0} />
          <Edge x1={0} x2={width} y1={heights.value} y2={heights.value} />
          <Value points={line} />
        </svg>
      </PlotScale>
      <Caption>
        <span>{t('history.below', { days: days.length })}</span>
        <strong>
          <ProfitRate rate={negate(deepest)} />
        </strong>
        {when && <When>{when}</When>}
      </Caption>
      <PlotScale
        marks={[
          { text: asPercent('0', formats, 2), percent: 0 },
          { text: asPercent(negate(deepest), formats, 2), percent: 100 },
        ]}
        dates={[from, written(middle.date), to]}
      >
        <svg viewBox={`0 0 ${width} ${heights.fall}`} aria-hidden="true">
          <Under points={`0,0 ${area} ${width},0`} />
          <Edge x1={0} x2={width} y1={0} y2={0} />
          <Fall points={area} />
          {fall && <Deepest cx={(place / (days.length - 1)) * width} cy={heights.fall} r={8} />}
        </svg>
      </PlotScale>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${units(space.xs)};
  svg { display: block; width: 100%; overflow: visible; }
`;

const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  strong { margin-left: auto; color: ${color('ink')}; font-weight: inherit; }
  div + & { margin-top: ${units(space.s)}; }
`;

const When = styled.span`
  flex-basis: 100%;
  &::before { content: '● ' / ''; color: ${color('priceDown')}; }
`;

const Value = styled.polyline`
  fill: none;
  stroke: ${color('accent')};
  stroke-linejoin: round;
  stroke-width: 3;
`;

const Edge = styled.line`
  stroke: ${color('hairline')};
  stroke-width: 2;
`;

const Under = styled.polygon`
  fill: ${color('priceDownSoft')};
`;

const Deepest = styled.circle`
  fill: ${color('priceDown')};
`;

const Fall = styled.polyline`
  fill: none;
  stroke: ${color('priceDown')};
  stroke-linejoin: round;
  stroke-width: 2;
`;
