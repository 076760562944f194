'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { Icon } from '../../Icon/Icon';

/** A part of a whole. */
export interface DonutPart {
  /** Name of the part. */
  label: string;
  /** The formatted amount, with the share in words or digits. */
  value: ReactNode;
  /** Use when the part opens its calculation. Without it the line is no button. */
  onPress?: () => void;
  /** Share of the whole in percent; 0 for a part that has none, such as a loss. For drawing only. */
  share: number;
}

export interface DonutPlotProps {
  /** The parts in reading order, at most six. */
  parts: readonly DonutPart[];
}

/** How much of the tone each part has, in the order of the parts. The darkest part is the first. */
const strengths = [1, 0.72, 0.5, 0.34, 0.22, 0.12];

const size = 100;
const ring = 16;
const centre = size / 2;
/** Half a percent of the ring stays free between two parts. */
const gap = 0.5;

/** What a whole consists of: a ring, and a list of the parts with their values. The list says all that the ring shows. */
export function DonutPlot({ parts }: DonutPlotProps) {
  const drawn = parts.filter(({ share }) => share > 0);
  const starts = drawn.map((_, index) => drawn.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <Figure>
      <Ring viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {drawn.map(({ label, share }, index) => (
          <circle
            key={label}
            cx={centre}
            cy={centre}
            r={centre - ring / 2}
            pathLength={100}
            strokeDasharray={`${Math.max(share - (drawn.length > 1 ? gap : 0), gap)} 100`}
            strokeDashoffset={-(starts[index] ?? 0)}
            opacity={strengthOf(parts, label)}
          />
        ))}
      </Ring>
      <Parts role="list">
        {parts.map(({ label, value, share, onPress }) => (
          <li key={label}>
            <Part {...(onPress ? { as: 'button', type: 'button', onClick: onPress } : {})}>
              <Body>
                <Name>
                  <Swatch $strength={share > 0 ? strengthOf(parts, label) : 0} aria-hidden="true" />
                  {label}
                </Name>{' '}
                <Value>{value}</Value>
              </Body>
              {onPress && (
                <Arrow>
                  <Icon glyph={ChevronRight} size={32} />
                </Arrow>
              )}
            </Part>
          </li>
        ))}
      </Parts>
    </Figure>
  );
}

const strengthOf = (parts: readonly DonutPart[], label: string): number =>
  strengths[parts.findIndex((part) => part.label === label)] ?? 0;

// The ring stands above the list where both do not fit beside each other.
const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${units(space.m, space.l)};
`;

const Ring = styled.svg`
  width: ${units(200)};
  height: ${units(200)};
  flex: none;
  transform: rotate(-90deg);

  circle {
    fill: none;
    stroke: ${color('accent')};
    stroke-width: ${ring};
  }
`;

const Parts = styled.ul`
  flex: 1 1 9lh;
  font-size: ${textSize('small')};
`;

const Part = styled.span<{ type?: 'button' }>`
  display: flex;
  width: 100%;
  align-items: center;
  gap: ${units(space.xs)};
  padding-block: ${units(4)};
  text-align: left;
  &:is(button) {
    min-height: ${units(touchTarget)};
    border-bottom: 1px solid ${color('hairline')};
    color: inherit;
  }
  li:last-child > &:is(button) { border-bottom: 0; }
  &:is(button):active { background: ${color('sunken')}; }
`;

// The value is below the name where both do not fit.
const Body = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
`;

const Name = styled.span`
  color: ${color('inkSecondary')};
`;

const Value = styled.span`
  margin-left: auto;
  text-align: right;
`;

const Arrow = styled.span`
  color: ${color('inkTertiary')};
`;

// The outline keeps a light part visible.
const Swatch = styled.span<{ $strength: number }>`
  position: relative;
  display: inline-block;
  width: 0.8em;
  height: 0.8em;
  margin-right: ${units(space.xs)};
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};

  &::before {
    position: absolute;
    inset: 0;
    background: ${color('accent')};
    content: '';
    opacity: ${({ $strength }) => $strength};
  }
`;
