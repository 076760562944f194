'use client';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, motion, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

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

export interface MarkedLineProps {
  /** The marks from left to right. Their names and values stand below the line in this order. */
  marks: readonly LineMark[];
  /** Use for a part of the line that stands out, such as the prices that are possible today. From 0 to 1. */
  range?: { from: number; to: number; label: string; value: string } | undefined;
  /** Use for the distance between two marks, from 0 to 1. Words beside the line must say what its tone says. */
  distance?: { from: number; to: number; tone: 'accent' | 'warning' | 'danger' } | undefined;
  /** What the line shows, in a few words. */
  label: string;
}

/** Several values on one scale, with their names below. Nothing on the line overlaps a text. */
export function MarkedLine({ marks, range, distance, label }: MarkedLineProps) {
  const named = [...marks, ...(range ? [{ id: 'range', kind: 'range' as const, ...range }] : [])];
  return (
    <Frame role="group" aria-label={label}>
      <Line aria-hidden>
        <Track />
        {range && <Range style={spanOf(range)} />}
        {distance && <Distance $tone={distance.tone} style={spanOf(distance)} />}
        {marks.map(
          ({ id, kind, place }) =>
            place !== undefined && (
              <Place key={id} $lane={lanes[kind]} style={{ left: percent(place) }} data-mark={id}>
                <Shape kind={kind} />
              </Place>
            ),
        )}
      </Line>
      <Names>
        {named.map(({ id, kind, label: name, value }) => (
          <Name key={id}>
            <dt>
              <Shape kind={kind} />
              {name}
            </dt>
            <dd>{value}</dd>
          </Name>
        ))}
      </Names>
    </Frame>
  );
}

const percent = (share: number) => `${share * 100}%`;

const spanOf = ({ from, to }: { from: number; to: number }) => ({
  left: percent(from),
  width: percent(to - from),
});

const tones = {
  now: color('ink'),
  danger: color('danger'),
  ghost: color('danger'),
  even: color('accent'),
  own: color('warning'),
  range: color('outline'),
} as const;

/** Values that lie close together stay visible: on the line, above it, below it. */
const lanes = { now: '50%', danger: '50%', ghost: '50%', even: '18%', own: '82%' } as const;

function Shape({ kind }: { kind: keyof typeof tones }) {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden style={{ color: tones[kind] }}>
      {kind === 'now' && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {kind === 'danger' && <rect x="5" y="-6" width="6" height="28" rx="2" fill="currentColor" />}
      {kind === 'ghost' && (
        <rect
          x="5"
          y="-6"
          width="6"
          height="28"
          rx="2"
          fill={color('surface')}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="4 2"
        />
      )}
      {kind === 'even' && <path d="M8 1 15 8 8 15 1 8Z" fill="currentColor" />}
      {kind === 'own' && <path d="M8 1 15 15H1Z" fill="currentColor" />}
      {kind === 'range' && <rect x="0" y="5" width="16" height="6" rx="3" fill="currentColor" />}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  overflow: visible;
  width: ${units(24)};
  height: ${units(24)};
`;

const Frame = styled.div`
  display: grid;
  gap: ${units(space.xs)};
`;

const Line = styled.div`
  position: relative;
  height: ${units(64)};
`;

const Track = styled.div`
  position: absolute;
  inset: ${units(30)} 0;
  background: ${color('hairline')};
`;

const Range = styled.div`
  position: absolute;
  inset-block: ${units(26)};
  border-radius: ${units(radius.pill)};
  background: ${color('outline')};
`;

const Distance = styled(Range)<{ $tone: 'accent' | 'warning' | 'danger' }>`
  background: ${({ $tone }) => color($tone)};
`;

const Place = styled.span<{ $lane: string }>`
  position: absolute;
  top: ${({ $lane }) => $lane};
  display: flex;
  transform: translate(-50%, -50%);
  transition: left ${motion.slow}ms ease-out;
`;

const Names = styled.dl`
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
