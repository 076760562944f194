'use client';
import { styled } from 'styled-components';
import type { MarketIndex } from '../../../api/contract/market';
import { Sparkline } from '../../../components/plots/Sparkline/Sparkline';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { Change } from '../Change/Change';
import { directionColor, directionOf } from '../direction';
import { flashes } from '../Price/flashes';
import { useFlash } from '../Price/useFlash';

/** Width of one index, as CSS. In lines, because its figures scale with the text. */
export const indexWidth = '7.75lh';

export interface IndexStripProps {
  /** The market's indices in order. */
  indices: MarketIndex[];
  /** Name of the strip for screen readers. */
  label: string;
}

// Positioned, because visually hidden texts inside would otherwise overflow and widen the page. A pixel above and below,
// because at a fraction of a pixel the strip may be cut off where a hairline is drawn.
const Strip = styled.ul`
  position: relative;
  display: flex;
  gap: ${units(space.s)};
  padding: 1px ${units(space.l)};
  margin-block: -1px;
  overflow: auto hidden;
  scrollbar-width: none;
  &:focus-visible { outline-offset: -2px; }
`;

const Item = styled.li`
  display: grid;
  flex: 1 0 ${indexWidth};
  grid-template-rows: 1fr repeat(3, auto);
  gap: ${units(4)};
  padding: ${units(space.m)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Value = styled.span`
  justify-self: start;
  font-size: ${textSize('title')};
  font-weight: ${fontWeight.bold};
  ${flashes}
`;

const Movement = styled.span`
  justify-self: start;
  font-size: ${textSize('caption')};
`;

/** The market's indices side by side, each with its intraday line. Scrolls sideways when full. */
export function IndexStrip({ indices, label }: IndexStripProps) {
  const language = useLanguage();
  return (
    <Strip role="list" aria-label={label} tabIndex={0}>
      {indices.map((index) => (
        <Item key={index.id}>
          <Name>{inLanguage(index.name, language)}</Name>
          <IndexValue value={index.value} />
          <Movement>
            <Change change={index.change} changePercent={index.changePercent} decimals={2} />
          </Movement>
          <Sparkline points={index.trail.map(Number)} tone={directionColor[directionOf(index.change)]} />
        </Item>
      ))}
    </Strip>
  );
}

function IndexValue({ value }: { value: string }) {
  const formats = useFormats();
  return <Value ref={useFlash<HTMLSpanElement>(value)}>{formats.money(value)}</Value>;
}
