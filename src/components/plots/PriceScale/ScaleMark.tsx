'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

/** `end` a price that ends something, `ghost` the same after a change, `now` the last price, `from` the entry, `even` no result. */
export type MarkShape = 'end' | 'ghost' | 'now' | 'from' | 'even';

export interface ScaleMarkProps {
  /** Which mark. Its shape differs from all others, not only its colour. */
  shape: MarkShape;
  /** Set in a legend: the mark alone, without its place above or below the line. */
  legend?: boolean;
}

/** A mark of a `PriceScale`, also for its legend. */
export function ScaleMark({ shape, legend = false }: ScaleMarkProps) {
  return (
    <Drawing
      viewBox={`0 ${legend ? tops[shape] : 0} 28 ${legend ? 28 : 72}`}
      $legend={legend}
      aria-hidden="true"
    >
      {drawings[shape]}
    </Drawing>
  );
}

/** Where a mark begins in its drawing. The two bars are longer than what a legend shows of them. */
const tops = { end: 22, ghost: 22, now: 22, from: 0, even: 44 };

const drawings = {
  end: <rect x={9} y={12} width={10} height={48} rx={3} fill={color('danger')} />,
  ghost: (
    <rect
      x={9}
      y={12}
      width={10}
      height={48}
      rx={3}
      fill={color('surface')}
      stroke={color('danger')}
      strokeWidth={3}
      strokeDasharray="6 4"
    />
  ),
  now: <circle cx={14} cy={36} r={12} fill={color('ink')} stroke={color('surface')} strokeWidth={4} />,
  from: <path d="M2 4h24L14 26z" fill={color('inkSecondary')} />,
  even: <path d="M2 68h24L14 46z" fill="none" stroke={color('inkSecondary')} strokeWidth={4} />,
};

const Drawing = styled.svg<{ $legend: boolean }>`
  display: block;
  width: ${units(28)};
  height: ${({ $legend }) => units($legend ? 28 : 72)};
  flex: none;
`;
