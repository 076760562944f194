'use client';
import { useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface GaugeProps {
  /** What is measured. */
  label: string;
  /** The current value, from 0 to `max`. */
  value: number;
  /** The end of the scale. */
  max: number;
  /** Use when a minimum counts as enough. Marked on the scale. */
  threshold?: number;
  /** Text of the mark: "60 to withdraw". */
  thresholdLabel?: string;
  /** The value in words for screen readers: "72 of 100, enough to withdraw". */
  valueText: string;
}

/** Shows a value on a scale and whether it is enough: a credit score, a used quota. The figure comes first. */
export function Gauge({ label, value, max, threshold, thresholdLabel, valueText }: GaugeProps) {
  const labelId = useId();
  const enough = threshold === undefined || value >= threshold;
  return (
    <Frame
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.max(0, Math.min(value, max))}
      aria-valuetext={valueText}
    >
      <Head>
        <Label id={labelId}>{label}</Label>
        <Figure>
          {value}
          <Whole>/{max}</Whole>
        </Figure>
      </Head>
      <Scale>
        <Track>
          <Filled $enough={enough} $share={max > 0 ? Math.max(0, Math.min(value / max, 1)) : 0} />
        </Track>
        {threshold !== undefined && <Mark $share={threshold / max} />}
      </Scale>
      {thresholdLabel && <Note>{thresholdLabel}</Note>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${units(space.s)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(space.xs, space.s)};
`;

const Label = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Figure = styled.span`
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
`;

const Whole = styled.small`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.regular};
`;

const Scale = styled.div`
  position: relative;
  padding-block: ${units(space.xs)};
`;

const Track = styled.div`
  height: ${units(16)};
  overflow: hidden;
  border-radius: ${units(radius.pill)};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('hairline')};
`;

const Filled = styled.div<{ $enough: boolean; $share: number }>`
  width: ${({ $share }) => $share * 100}%;
  height: 100%;
  border-radius: ${units(radius.pill)};
  background: ${({ $enough }) => color($enough ? 'success' : 'warning')};
`;

const Mark = styled.span<{ $share: number }>`
  position: absolute;
  left: ${({ $share }) => $share * 100}%;
  top: 0;
  bottom: 0;
  width: 2px;
  margin-left: -1px;
  background: ${color('ink')};
`;

const Note = styled.p`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
