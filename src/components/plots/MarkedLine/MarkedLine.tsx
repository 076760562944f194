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
  /** From 0 at the left end to 1 at the right end. */
  place: number;
  /** Shape and colour: `now` a dot, `danger` a cross, `even` a diamond, `own` a bar. */
  kind: 'now' | 'danger' | 'even' | 'own';
}

export interface MarkedLineProps {
  /** The marks from left to right. Their names and values stand below the line in this order. */
  marks: readonly LineMark[];
  /** Use for a part of the line that stands out, such as the prices that are possible today. From 0 to 1. */
  range?: { from: number; to: number; label: string; value: string } | undefined;
  /** What the line shows, in a few words. */
  label: string;
}

/** Several values on one scale, with their names below. Nothing on the line overlaps a text. */
export function MarkedLine({ marks, range, label }: MarkedLineProps) {
  const named = [...marks, ...(range ? [{ id: 'range', kind: 'range' as const, ...range }] : [])];
  return (
    <Frame role="group" aria-label={label}>
      <Line aria-hidden>
        <Track />
        {range && <Range style={{ left: percent(range.from), width: percent(range.to - range.from) }} />}
        {marks.map(({ id, kind, place }) => (
          <Place key={id} $lane={lanes[kind]} style={{ left: percent(place) }} data-mark={id}>
            <Shape kind={kind} />
          </Place>
        ))}
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

const tones = {
  now: color('ink'),
  danger: color('danger'),
  even: color('accent'),
  own: color('warning'),
  range: color('outline'),
} as const;

/** Values that lie close together stay visible: on the line, above it, below it. */
const lanes = { now: '50%', danger: '50%', even: '18%', own: '82%' } as const;

function Shape({ kind }: { kind: keyof typeof tones }) {
  return (
    <Drawing viewBox="0 0 16 16" aria-hidden style={{ color: tones[kind] }}>
      {kind === 'now' && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {kind === 'danger' && <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="3" />}
      {kind === 'even' && <path d="M8 1 15 8 8 15 1 8Z" fill="currentColor" />}
      {kind === 'own' && <rect x="5.5" y="0" width="5" height="16" fill="currentColor" />}
      {kind === 'range' && <rect x="0" y="5" width="16" height="6" rx="3" fill="currentColor" />}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
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
