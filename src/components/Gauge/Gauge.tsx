'use client';
import { Meter } from '@base-ui/react/meter';
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
  const enough = threshold === undefined || value >= threshold;
  return (
    <Meter.Root value={Math.min(value, max)} max={max} getAriaValueText={() => valueText} render={<Frame />}>
      <Head>
        <Label>{label}</Label>
        <Figure>
          {value}
          <Whole>/{max}</Whole>
        </Figure>
      </Head>
      <Scale>
        <Meter.Track render={<Track />}>
          <Meter.Indicator render={<Filled $enough={enough} />} />
        </Meter.Track>
        {threshold !== undefined && <Mark style={{ left: `${(threshold / max) * 100}%` }} />}
      </Scale>
      {thresholdLabel && <Note>{thresholdLabel}</Note>}
    </Meter.Root>
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

const Label = styled(Meter.Label)`
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

const Filled = styled.div<{ $enough: boolean }>`
  height: 100%;
  border-radius: ${units(radius.pill)};
  background: ${({ $enough }) => color($enough ? 'success' : 'warning')};
`;

const Mark = styled.span`
  position: absolute;
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
