'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space, touchTarget } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type HeatTone, heatOf, toneOf } from './heat';

/** A field of a `Heatmap`. */
export interface HeatmapField<Key extends string> {
  /** Stable key. */
  key: Key;
  /** Name of the field. */
  name: string;
  /** Its change as text, with a sign: the colour repeats it. */
  figure: ReactNode;
  /** Its change as a number, which gives the colour. */
  value: number;
}

export interface HeatmapProps<Key extends string> {
  /** What the fields are, for screen readers. */
  label: string;
  /** The fields in order. */
  fields: readonly HeatmapField<Key>[];
  /** The change from which the colour is strongest. */
  full: number;
  /** The chosen field; null for none. */
  chosen: Key | null;
  /** Called with the pressed field. Pressing the chosen one is reported, too: the caller may take the choice back. */
  onPress: (key: Key) => void;
}

/** Fields of equal size, coloured by their change: the stronger, the larger. Each is a button with its name and its figure. */
export function Heatmap<Key extends string>({ label, fields, full, chosen, onPress }: HeatmapProps<Key>) {
  return (
    <Fields role="list" aria-label={label}>
      {fields.map(({ key, name, figure, value }) => (
        <li key={key}>
          <Field
            type="button"
            aria-pressed={key === chosen}
            $tone={toneOf(value)}
            $heat={heatOf(value, full)}
            onClick={() => onPress(key)}
          >
            <Name>{name}</Name> <Figure>{figure}</Figure>
          </Field>
        </li>
      ))}
    </Fields>
  );
}

// In lines: larger text gets fewer, wider fields.
const Fields = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.6lh, 1fr));
  gap: ${units(4)};
  list-style: none;
  > li { display: grid; }
`;

// The colour is a layer of its own, so that it never touches the text.
const Field = styled.button<{ $tone: HeatTone; $heat: number }>`
  position: relative;
  display: grid;
  min-height: ${units(touchTarget)};
  align-content: space-between;
  gap: ${units(4)};
  isolation: isolate;
  padding: ${units(space.xs)};
  border-radius: ${units(radius.small)};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
  text-align: left;
  box-shadow: inset 0 0 0 1px ${color('hairline')};
  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background: ${({ $tone }) => color($tone)};
    content: '';
    opacity: ${({ $heat }) => $heat};
  }
  &[aria-pressed='true'] { box-shadow: inset 0 0 0 ${units(4)} ${color('accent')}; }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  font-weight: ${fontWeight.bold};
  text-align: right;
`;
