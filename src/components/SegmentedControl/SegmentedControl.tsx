import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, motion, radius, space } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** One of the choices. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Colour while chosen; the price colours are for buy and sell alone. */
  tone?: 'accent' | 'priceUp' | 'priceDown';
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen. */
  label: string;
  /** Leaves the label to screen readers, where the place already tells. */
  hideLabel?: boolean;
  /** Two to four choices; for more, use `Tabs` or a sheet. */
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices, all of them in sight: a side, a price type. A radio group: the arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, segments, value, onChange } = props;
  const labelId = useId();
  return (
    <div>
      {hideLabel ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Label id={labelId}>{label}</Label>
      )}
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(chosen) => onChange(chosen)}
        render={<Track />}
      >
        {segments.map((segment) => (
          <Choice
            key={segment.value}
            value={segment.value}
            $tone={segment.tone ?? 'accent'}
            data-label={segment.label}
          >
            <span>{segment.label}</span>
          </Choice>
        ))}
      </RadioGroup>
    </div>
  );
}

const Label = styled.p`
  margin-bottom: ${rem(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

// All equally wide, in one row; in several as soon as a word finds no room in its part.
const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.small)};
  background: ${color('sunken')};
`;

const Choice = styled(Radio.Root)<{ $tone: 'accent' | 'priceUp' | 'priceDown' }>`
  display: grid;
  min-width: min-content;
  max-width: 100%;
  min-height: ${barHeight};
  flex: 1 1 0;
  place-content: center;
  align-items: center;
  padding: ${rem(space.s, space.xs)};
  border-radius: ${rem(radius.small)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.body)};
  line-height: ${lineHeight.tight};
  text-align: center;
  overflow-wrap: break-word;
  word-break: keep-all;
  cursor: pointer;
  transition: background ${motion.fast}ms ease-out;
  > span, &::after { grid-area: 1 / 1; }
  /* Keeps the room of the bold letters, so that nothing moves when it is chosen. */
  &::after {
    content: attr(data-label);
    font-weight: ${fontWeight.bold};
    visibility: hidden;
  }
  ${({ $tone }) => css`
    &[data-checked] {
      background: ${color($tone)};
      color: ${color('onAccent')};
      font-weight: ${fontWeight.bold};
    }
  `}
`;
