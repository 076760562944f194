'use client';
import { styled } from 'styled-components';
import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type IndicatorLine, partLooks } from './indicatorParts';

export interface IndicatorFiguresProps {
  /** The calculated lines, those of one indicator together. */
  lines: readonly IndicatorLine[];
  /** Index of the bar whose values are shown. */
  shown: number;
  /** Decimals of the price's tick. */
  decimals: number;
}

/** The values of the chosen indicators at a bar, each with the pattern of its line. */
export function IndicatorFigures({ lines, shown, decimals }: IndicatorFiguresProps) {
  const formats = useFormats();
  const t = useText('stock');
  const indicators = [...new Set(lines.map(({ indicator }) => indicator))];
  if (indicators.length === 0) return null;
  const writeValue = ({ values, shift }: IndicatorLine) =>
    formats.chartPrice(values[shown - shift]?.toFixed(decimals + 2), decimals + 1);
  const partsOf = (indicator: ChartIndicator) => lines.filter((line) => line.indicator === indicator);
  return (
    <Figures>
      {indicators.map((indicator) => (
        <li key={indicator}>
          <b>{t(`indicators.${indicator}.name`)}</b>
          {partsOf(indicator).map((line) => (
            <span key={line.part}>
              <Sample width="24" height="8" aria-hidden $color={color(partLooks[line.part].ink)}>
                <line x1="0" x2="24" y1="4" y2="4" strokeDasharray={partLooks[line.part].dash.join(' ')} />
              </Sample>
              {line.part !== indicator && `${t(`indicators.parts.${line.part}`)} `}
              {writeValue(line)}
            </span>
          ))}
        </li>
      ))}
    </Figures>
  );
}

const Figures = styled.ul`
  padding: ${units(0, space.l, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${units(space.m)};
  }
  b { color: ${color('ink')}; font-weight: ${fontWeight.bold}; }
`;

const Sample = styled.svg<{ $color: string }>`
  display: inline-block;
  margin-right: 0.25em;
  stroke: ${({ $color }) => $color};
  stroke-width: 2;
  vertical-align: middle;
`;
