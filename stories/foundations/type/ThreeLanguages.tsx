import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { type Specimen, specimens } from './specimens';

export interface ThreeLanguagesProps {
  /** The sample and its measures. */
  title: string;
  measures: string;
  /** Renders the words of a language. */
  children: (specimen: Specimen) => ReactNode;
}

/** The same words in three languages side by side, each in its own fonts. */
export function ThreeLanguages({ title, measures, children }: ThreeLanguagesProps) {
  return (
    <Figure>
      <figcaption>
        <strong>{title}</strong> {measures}
      </figcaption>
      <Columns>
        {specimens.map((specimen) => (
          <div key={specimen.language} lang={specimen.tag}>
            {children(specimen)}
          </div>
        ))}
      </Columns>
    </Figure>
  );
}

const Figure = styled.figure`
  figcaption {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${units(space.m)};

  [lang] {
    font-family: var(--font);
  }
`;
