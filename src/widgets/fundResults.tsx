'use client';
import { styled } from 'styled-components';
import type { CardFact } from '../components/Card/CardFacts';
import { LevelBar } from '../components/plots/LevelBar/LevelBar';
import { Sparkline } from '../components/plots/Sparkline/Sparkline';
import { multiply } from '../domain/decimal';
import { space } from '../theme/tokens';
import { units } from '../theme/units';
import { directionColor, directionOf } from './market/direction';
import { ProfitRate } from './trade/ProfitRate/ProfitRate';

/** The value of an investment at the start of its course, in yen (contract). */
const valueAtStart = 10_000;

interface Result {
  label: string;
  /** Result as a fraction. */
  rate: string;
  /** Its course, in yen. Without one, no line is drawn. */
  trail: readonly string[] | null | undefined;
}

/** A result, and below it its course against the value at the start. */
export const resultFact = ({ label, rate, trail }: Result): CardFact => ({
  label,
  value: (
    <>
      <ProfitRate rate={rate} />
      {trail && trail.length > 1 && (
        <Drawing>
          <Sparkline
            points={trail.map(Number)}
            tone={directionColor[directionOf(rate)]}
            baseline={valueAtStart}
            size="column"
          />
        </Drawing>
      )}
    </>
  ),
});

interface Loss {
  label: string;
  /** The loss as a figure. */
  value: CardFact['value'];
  /** Part of the whole, as a fraction. */
  part: string;
}

/** A loss, and below it a bar of the part that was lost. */
export const lossFact = ({ label, value, part }: Loss): CardFact => ({
  label,
  value: (
    <>
      {value}
      <Drawing>
        <LevelBar percent={Number(multiply(part, '100'))} tone="warning" />
      </Drawing>
    </>
  ),
});

// Of one height, so that the figures above both drawings are in one line.
const Drawing = styled.span`
  display: grid;
  height: ${units(64)};
  margin-top: ${units(space.xs)};
  align-items: center;
`;
