import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

export interface FoundationPageProps {
  title: string;
  /** Summary in a sentence or two. */
  lead: string;
  /** `Part`s. */
  children: ReactNode;
}

/** A page about the design of the product. English in every locale; its `Sample`s use the reader's. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <Sheet lang="en">
      <PhoneSize />
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Sheet>
  );
}

/** The page is read on desktops too: sizes are those of a phone 390 px wide, at any width. */
const PhoneSize = createGlobalStyle`
  :root:root { font-size: 104px; }
`;

const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.xxl)};
  max-width: ${units(1800)};
  min-height: 100vh;
  align-content: start;
  margin: 0 auto;
  padding: ${units(space.xl, space.l, space.xxl * 2)};
  font-family: var(--font);
  line-height: 1.6;

  [lang] {
    font-family: var(--font);
  }

  h1 {
    font-size: ${textSize('figure')};
    font-weight: ${fontWeight.bold};
    line-height: 1.3;
  }

  header p {
    max-width: ${units(1100)};
    margin-top: ${units(space.s)};
    color: ${color('inkSecondary')};
    font-size: ${textSize('lead')};
  }
`;
