import { styled } from 'styled-components';
import { fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { FoundationPage } from '../page/FoundationPage';
import { InAppearance } from '../page/InAppearance';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { Movements } from './Movements';

const conventions = [
  [{ pricePair: 'redGreen', upDown: 'redUp' }, 'Red up: usual in Japan and Taiwan'],
  [{ pricePair: 'redGreen', upDown: 'greenUp' }, 'Green up: usual in English'],
  [{ pricePair: 'orangeBlue', upDown: 'redUp' }, 'Orange up: for every colour vision'],
  [{ pricePair: 'orangeBlue', upDown: 'greenUp' }, 'Blue up: for every colour vision'],
] as const;

/** All price colours side by side, and neutral colours. */
export function UpDownPage() {
  return (
    <FoundationPage
      title="Up and down"
      lead="Rising prices are red in Tokyo and Taipei. In London and New York falling prices are red. The product follows the convention of the member’s language, and the member can choose."
    >
      <Part title="The four choices">
        <Panels>
          {conventions.map(([appearance, title]) => (
            <InAppearance key={title} appearance={appearance}>
              <h3>{title}</h3>
              <Movements />
            </InAppearance>
          ))}
        </Panels>
      </Part>
      <Part title="Never colour alone">
        <p>
          About one man in twenty in Japan, and one in twelve in Europe, confuses red with green. The mark,
          the sign and the word give the same information without colour. Screen readers say “up” or “down”
          before the figure. Members who confuse the two can choose orange and blue in the settings: these
          differ by at least 15 (ΔE2000) for protanopia, deuteranopia and tritanopia, in every theme.
        </p>
        <Grey data-grey>
          <Movements />
        </Grey>
      </Part>
      <Part title="Rules">
        <Rules rules={rules} />
      </Part>
    </FoundationPage>
  );
}

const rules = [
  [
    'By language, then by choice',
    'Red up in Japanese and Chinese, green up in English, until the member chooses. Orange takes the place of red, blue that of green.',
  ],
  [
    'Prices: mark, sign, colour',
    '▲ and + mean risen, ▼ and − mean fallen, neither means unchanged. Mark, sign and colour always appear together.',
  ],
  [
    'Results: sign, colour',
    'A profit or loss has no mark, because ▲ before an amount means minus in Japanese accounts.',
  ],
  ['The sign decides', 'A rise too small for two decimals still has ▲. “−0.00” is never shown.'],
  [
    'Only for movement',
    'Prices, profit and loss, and the direction of an order. Success and danger have other colours.',
  ],
  ['Long and short by name', 'Buttons and marks contain the word. Colour only repeats the direction.'],
] as const;

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(640)}), 1fr));
  gap: ${units(space.l)};

  h3 {
    margin-bottom: ${units(space.xs)};
    font-weight: ${fontWeight.bold};
  }
`;

const Grey = styled.div`
  filter: grayscale(1);
`;
