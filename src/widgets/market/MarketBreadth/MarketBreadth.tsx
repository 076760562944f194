'use client';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { type ColorName, color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionMark } from '../direction';

export interface MarketBreadthProps {
  /** Number of stocks that have risen today. */
  advancing: number;
  /** Number of stocks without a change or a trade today. */
  unchanged: number;
  /** Number of stocks that have fallen today. */
  declining: number;
}

const ways = [
  { way: 'advancing', tone: 'priceUp', mark: directionMark.up },
  { way: 'unchanged', tone: 'priceFlat', mark: directionMark.flat },
  { way: 'declining', tone: 'priceDown', mark: directionMark.down },
] as const satisfies { way: keyof MarketBreadthProps; tone: ColorName; mark: string }[];

/** How many stocks of the market rise and fall: a bar, and the numbers. */
export function MarketBreadth(props: MarketBreadthProps) {
  const formats = useFormats();
  const t = useText('market');
  return (
    <div>
      <Parts {...props} />
      <Counts role="list" aria-label={t('breadth.label')}>
        {ways.map(({ way, tone, mark }) => (
          <Item key={way}>
            <Name>
              {mark && (
                <Mark aria-hidden="true" $tone={tone}>
                  {mark}
                </Mark>
              )}
              {t(`breadth.${way}`)}{' '}
            </Name>
            <Count $tone={tone}>{formats.number(props[way])}</Count>
          </Item>
        ))}
      </Counts>
    </div>
  );
}

/** The parts of the whole, from left to right, with gaps between them. Nothing is drawn for a market without stocks. */
function Parts(props: MarketBreadthProps) {
  const total = ways.reduce((sum, { way }) => sum + props[way], 0) || 1;
  let from = 0;
  const parts = ways.map(({ way, tone }) => {
    const x = from;
    const width = (props[way] / total) * 100;
    from += width;
    return { way, tone, x, width };
  });
  return (
    <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ way, tone, x, width }) => (
        <rect key={way} x={x} width={Math.max(0, width - 0.5)} height={1} fill={color(tone)} />
      ))}
    </Bar>
  );
}

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: ${units(12)};
  border-radius: ${units(radius.small)};
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.m)};
  padding-top: ${units(space.xs)};
  font-size: ${textSize('small')};
  list-style: none;
`;

const Item = styled.li`
  white-space: nowrap;
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
`;

const Mark = styled.span<{ $tone: ColorName }>`
  margin-right: ${units(6)};
  color: ${({ $tone }) => color($tone)};
  font-size: 0.8em;
`;

const Count = styled.span<{ $tone: ColorName }>`
  color: ${({ $tone }) => color($tone)};
  font-weight: ${fontWeight.bold};
`;
