'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../theme/textSize';
import { color, lineHeight, space } from '../theme/tokens';
import { units } from '../theme/units';

/** A value of a scale. */
export interface ScaleMark {
  /** The formatted value. */
  text: string;
  /** Where it is: 0 at the top of the plot, 100 at its bottom. */
  percent: number;
}

interface PlotScaleProps {
  marks: readonly ScaleMark[];
  /** The formatted dates of the first day, the middle one and the last, below the plot and as wide. */
  dates?: readonly [string, string, string];
  children: ReactNode;
}

/**
 * A plot with the values of its vertical axis at its right. Screen readers do not read the scale: the plot's own text has the
 * figures. Texts beside the drawing grow with the member's text size.
 */
export function PlotScale({ marks, dates, children }: PlotScaleProps) {
  return (
    <Both>
      {children}
      <Scale aria-hidden="true">
        {withoutRepeated(marks).map(({ text, percent }) => (
          <Mark key={text} $percent={percent}>
            {text}
          </Mark>
        ))}
      </Scale>
      {dates && (
        <Dates>
          <span>{dates[0]}</span>
          <span>{dates[1]}</span>
          <span>{dates[2]}</span>
        </Dates>
      )}
    </Both>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${units(space.xs, space.s)};
`;

/** A flat plot has one value at both ends: it stands once. */
const withoutRepeated = (marks: readonly ScaleMark[]) =>
  marks.filter(({ text }, place) => marks.findIndex((other) => other.text === text) === place);

// The texts are one above the other to give the column its width, and are moved to their values.
const Scale = styled.div`
  /* Plots that stand one above the other have one width. */
  min-width: 9ch;
  position: relative;
  display: grid;
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
  text-align: right;
  white-space: nowrap;
`;

const Mark = styled.span<{ $percent: number }>`
  position: relative;
  grid-area: 1 / 1;
  align-self: start;
  height: 100%;
  transform: translateY(${({ $percent }) => $percent}%);
  /* Its middle is at the value, except at both ends, where it stays inside. */
  margin-top: ${({ $percent }) => -$percent / 100}lh;
`;

// Large text leaves no place for the middle date.
const Dates = styled.p`
  container-type: inline-size;
  display: flex;
  justify-content: space-between;
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  white-space: nowrap;
  @container (width < 20em) {
    > :nth-child(2) { display: none; }
  }
`;
