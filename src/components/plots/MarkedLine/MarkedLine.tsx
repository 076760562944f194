'use client';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { type ColorName, color, fontWeight, motion, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { hidden } from '../../VisuallyHidden/hidden';

/** A value on the line. Its shape tells it apart without its colour. */
export interface LineMark {
  /** Unique, and the same after a move: the mark glides to its new place. */
  id: string;
  /** What the value is. */
  label: string;
  /** The formatted value. */
  value: string;
  /** From 0 at the left end to 1 at the right end. Undefined for a value that is not known yet: it is only named. */
  place: number | undefined;
  /** Shape and colour: `now` a dot, `danger` a bar, `ghost` the same dashed, `even` a diamond, `own` a triangle. */
  kind: 'now' | 'danger' | 'ghost' | 'even' | 'own';
}

/** An end of a line that is a range. */
export interface LineEnd {
  /** What the value is. */
  label: string;
  /** The formatted value. */
  value: string;
}

export interface MarkedLineProps {
  /** The marks from left to right. Their names and values stand below the line in this order. */
  marks: readonly LineMark[];
  /** Use for a part of the line that stands out, such as the prices that are possible today. From 0 to 1. */
  range?: { from: number; to: number; label: string; value: string } | undefined;
  /** Use for the distance between two marks, from 0 to 1. Words beside the line must say what its tone says. */
  distance?: { from: number; to: number; tone: 'accent' | 'warning' | 'danger' } | undefined;
  /**
   * Use where the line is a range and its marks are written close by: names only the ends of the line, below them. Marks
   * are named for screen readers.
   */
  ends?: { low: LineEnd; high: LineEnd } | undefined;
  /** What the line shows, in a few words. */
  label: string;
}

/** Several values on one scale, with their names below. Nothing on the line overlaps a text. */
export function MarkedLine({ marks, range, distance, ends, label }: MarkedLineProps) {
  const named = [...marks, ...(range ? [{ id: 'range', kind: 'range' as const, ...range }] : [])];
  return (
    <Frame role="group" aria-label={label}>
      <Line aria-hidden $low={ends !== undefined}>
        <rect y="47%" width="100%" height="6%" fill={color(ends ? 'outline' : 'hairline')} />
        {range && <Span {...range} tone="outline" />}
        {distance && <Span {...distance} />}
        {marks.map(
          ({ id, kind, place }) =>
            place !== undefined && (
              <Place key={id} x={percent(place)} y={lanes[kind]} data-mark={id}>
                <Mark x="-0.5em" y="-0.5em" width="1em" height="1em" viewBox={box}>
                  {shapes[kind]}
                </Mark>
              </Place>
            ),
        )}
      </Line>
      <Names $ends={ends !== undefined}>
        {ends && <End {...ends.low} />}
        {named.map(({ id, kind, label: name, value }) => (
          <Name key={id} as={ends && HiddenName}>
            <dt>
              <Drawing viewBox={box} aria-hidden>
                {shapes[kind]}
              </Drawing>
              {name}
            </dt>
            <dd>{value}</dd>
          </Name>
        ))}
        {ends && <End {...ends.high} />}
      </Names>
    </Frame>
  );
}

const percent = (share: number) => `${share * 100}%`;

function End({ label, value }: LineEnd) {
  return (
    <Name>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Name>
  );
}

function Span({ from, to, tone }: { from: number; to: number; tone: ColorName }) {
  return <rect x={percent(from)} y="41%" width={percent(to - from)} height="18%" fill={color(tone)} />;
}

/** Values that lie close together stay visible: on the line, above it, below it. */
const lanes = { now: '50%', danger: '50%', ghost: '50%', even: '18%', own: '82%' } as const;

const box = '0 0 16 16';

const bar = { x: 5, y: -6, width: 6, height: 28, rx: 2 };

const shapes = {
  now: <circle cx="8" cy="8" r="6" fill={color('ink')} />,
  danger: <rect {...bar} fill={color('danger')} />,
  ghost: (
    <rect {...bar} fill={color('surface')} stroke={color('danger')} strokeWidth="2" strokeDasharray="4 2" />
  ),
  even: <path d="M8 1 15 8 8 15 1 8Z" fill={color('accent')} />,
  own: <path d="M8 1 15 15H1Z" fill={color('warning')} />,
  range: <rect y="5" width="16" height="6" rx="3" fill={color('outline')} />,
};

const Drawing = styled.svg`
  flex: none;
  width: ${units(24)};
  height: ${units(24)};
`;

const Frame = styled.div`
  display: grid;
  gap: ${units(space.xs)};
`;

// The size of the marks is one em. They are placed by attributes: a style attribute is refused by a policy with a nonce.
const Line = styled.svg<{ $low: boolean }>`
  display: block;
  width: 100%;
  height: ${({ $low }) => ($low ? '1.3em' : '2.7em')};
  overflow: visible;
  font-size: ${textSize('small')};
`;

const Mark = styled.svg`
  overflow: visible;
`;

const Place = styled.svg`
  overflow: visible;
  transition: x ${motion.slow}ms ease-out;
`;

const Names = styled.dl<{ $ends: boolean }>`
  ${({ $ends }) => $ends && 'justify-content: space-between;'}
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.m)};
  font-size: ${textSize('small')};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.xs)};
  dt {
    display: flex;
    align-items: center;
    gap: ${units(space.xs)};
    color: ${color('inkSecondary')};
  }
  dd { font-weight: ${fontWeight.bold}; }
`;

const HiddenName = styled.div`
  ${hidden}
`;
