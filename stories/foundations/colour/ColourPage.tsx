import styled from 'styled-components';
import { type Measured, measured } from '../../../src/theme/measuredPairs';
import { fontWeight } from '../../../src/theme/tokens';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { families } from './meanings';
import { Swatches } from './Swatches';
import { Tiles } from './Tiles';

const text = measured.filter(({ kind }) => kind === 'text');
const marks = measured.filter(({ kind }) => kind === 'mark');

const conventions = [
  ['In both conventions', undefined],
  ['Red up', 'redUp'],
  ['Green up', 'greenUp'],
] as const;

/** Every colour by meaning, and its contrast on its backgrounds. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Colours are named by their meaning and used only for it. No information depends on colour alone: a word, a sign or a mark repeats it."
    >
      {families.map((family) => (
        <Part key={family.title} title={family.title}>
          <p>{family.note}</p>
          <Swatches family={family} />
        </Part>
      ))}
      <Part title="Contrast of text">
        <p>
          At least 4.5:1 (WCAG 2.2 AA), at every size. Each text colour on each background on which it is
          used, calculated from the tokens.
        </p>
        <ByConvention pairs={text} />
      </Part>
      <Part title="Contrast of outlines, marks and drawings">
        <p>At least 3:1 against their background. Hairlines are decoration and have no minimum.</p>
        <ByConvention pairs={marks} />
      </Part>
    </FoundationPage>
  );
}

function ByConvention({ pairs }: { pairs: readonly Measured[] }) {
  return conventions.map(([title, convention]) => (
    <div key={title}>
      <Title>{title}</Title>
      <Tiles
        label={`${pairs[0]?.kind === 'text' ? 'Text' : 'Marks'}: ${title}`}
        pairs={pairs.filter((pair) => pair.convention === convention)}
      />
    </div>
  ));
}

const Title = styled.h3`
  font-weight: ${fontWeight.bold};
`;
