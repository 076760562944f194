'use client';
import { styled } from 'styled-components';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { textSize } from '../../../theme/textSize';
import { type ColorName, color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor, directionOf } from '../direction';
import { markedPercent } from '../SectorMap/markedPercent';
import type { IndexStripProps } from './IndexStrip';

/** The market's indices in little height, above a list: name, value and change in percent. Scrolls sideways when full. */
export function IndexLine({ indices, label }: IndexStripProps) {
  const formats = useFormats();
  const language = useLanguage();
  return (
    <Line role="list" aria-label={label} tabIndex={0}>
      {indices.map(({ id, name, value, change, changePercent }) => (
        <Item key={id}>
          <Name>{inLanguage(name, language)}</Name>
          <Figures>
            <Value>{formats.money(value)}</Value>
            <Percent $tone={directionColor[directionOf(change)]}>
              {markedPercent(changePercent, formats)}
            </Percent>
          </Figures>
        </Item>
      ))}
    </Line>
  );
}

// Positioned, because visually hidden texts inside would otherwise overflow and widen the page.
const Line = styled.ul`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: ${units(space.m)};
  padding-inline: ${units(space.l)};
  overflow: auto hidden;
  line-height: ${lineHeight.tight};
  list-style: none;
  scrollbar-width: none;
  white-space: nowrap;
  &:focus-visible { outline-offset: -2px; }
`;

const Item = styled.li`
  display: grid;
  flex: none;
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Figures = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${units(space.xs)};
`;

const Value = styled.span`
  font-weight: ${fontWeight.bold};
`;

const Percent = styled.span<{ $tone: ColorName }>`
  color: ${({ $tone }) => color($tone)};
  font-size: ${textSize('small')};
`;
