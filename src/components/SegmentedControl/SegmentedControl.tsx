'use client';
import { type KeyboardEvent, useId } from 'react';
import { css, styled } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** One of the choices. */
export interface Segment<Value extends string> {
  /** Value of the choice. */
  value: Value;
  /** Short text of the choice. */
  label: string;
  /** Colour while chosen. Use the price colours only for buy and sell. */
  tone?: 'accent' | 'priceUp' | 'priceDown';
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen. */
  label: string;
  /** Set when the context makes the label obvious: only screen readers get it. */
  hideLabel?: boolean;
  /** Two to four choices. For more, use `Tabs` or `Select`. */
  segments: readonly Segment<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
}

const steps: Readonly<Record<string, 1 | -1 | undefined>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * A choice between few options that are all visible: a side, a price type.
 *
 * A radio group: the arrow keys move and choose.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, segments, value, onChange } = props;
  const labelId = useId();
  const choose = (next: Value) => {
    if (next !== value) onChange(next);
  };
  const chosen = segments.findIndex((segment) => segment.value === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const place = (radios.indexOf(event.target as HTMLElement) + step + radios.length) % radios.length;
    radios[place]?.focus();
    const segment = segments[place];
    if (segment) choose(segment.value);
  };
  return (
    <div>
      {hideLabel ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Label id={labelId}>{label}</Label>
      )}
      <Track role="radiogroup" aria-labelledby={labelId} onKeyDown={move}>
        {segments.map((segment, place) => (
          <Choice
            key={segment.value}
            type="button"
            role="radio"
            aria-checked={segment.value === value}
            tabIndex={place === Math.max(0, chosen) ? 0 : -1}
            $tone={segment.tone ?? 'accent'}
            data-label={segment.label}
            onClick={() => choose(segment.value)}
          >
            <span>{segment.label}</span>
          </Choice>
        ))}
      </Track>
    </div>
  );
}

const Label = styled.p`
  margin-bottom: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

// Equally wide in one row. Wraps to several rows when a word does not fit.
const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  background: ${color('sunken')};
`;

// No radio button of Base UI: its hidden input has a style attribute, which a strict Content-Security-Policy refuses when it
// comes from a server.
const Choice = styled.button<{ $tone: 'accent' | 'priceUp' | 'priceDown' }>`
  display: grid;
  min-width: min-content;
  max-width: 100%;
  min-height: ${barHeight};
  flex: 1 1 0;
  place-content: center;
  align-items: center;
  padding: ${units(space.s, space.xs)};
  border-radius: ${units(radius.small)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('body')};
  line-height: ${lineHeight.tight};
  text-align: center;
  overflow-wrap: break-word;
  word-break: keep-all;
  cursor: pointer;
  transition: background ${motion.fast}ms ease-out;
  > span, &::after { grid-area: 1 / 1; }
  /* Reserves the width of the bold text, so that choosing moves nothing. */
  &::after {
    content: attr(data-label);
    font-weight: ${fontWeight.bold};
    visibility: hidden;
  }
  ${({ $tone }) => css`
    &[aria-checked='true'] {
      background: ${color($tone)};
      color: ${color('onAccent')};
      font-weight: ${fontWeight.bold};
    }
  `}
`;
