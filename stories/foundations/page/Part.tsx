import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

export interface PartProps {
  title: string;
  children: ReactNode;
}

/** A section of a page: heading, text and example. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.m)};

  > h2 {
    padding-bottom: ${units(space.xs)};
    border-bottom: 1px solid ${color('hairline')};
    font-size: ${textSize('title')};
    font-weight: ${fontWeight.bold};
    line-height: 1.4;
  }

  > p {
    max-width: ${units(1100)};
  }
`;
