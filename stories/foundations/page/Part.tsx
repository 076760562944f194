import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontWeight, space } from '../../../src/theme/tokens';

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
  gap: ${rem(space.m)};

  > h2 {
    padding-bottom: ${rem(space.xs)};
    border-bottom: 1px solid ${color('hairline')};
    font-size: ${rem(fontSize.title)};
    font-weight: ${fontWeight.bold};
    line-height: 1.4;
  }

  > p {
    max-width: ${rem(1100)};
  }
`;
