import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../src/theme/textSize';
import { color, fontWeight, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

export interface ChapterProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A chapter of a reference page, linked from its contents. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.s)};

  > h2 {
    padding-bottom: ${units(space.xs)};
    border-bottom: 1px solid ${color('hairline')};
    font-size: ${textSize('title')};
    font-weight: ${fontWeight.bold};
    line-height: 1.4;
    scroll-margin-top: ${units(space.l)};
  }

  > p {
    max-width: ${units(1400)};
  }
`;
