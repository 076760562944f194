import { styled } from 'styled-components';
import { formatPrice } from '../../../src/format/price';
import { textSize } from '../../../src/theme/textSize';
import { ThreeLanguages } from './ThreeLanguages';

const prices = ['1111.5', '8888', '40260.5'];

/** Tabular figures in the fonts of each language. */
export function TabularFigures() {
  return (
    <ThreeLanguages title="Prices" measures="tick 0.5 yen: one decimal">
      {() => (
        <Column>
          {prices.map((price) => (
            <li key={price}>
              <span>{formatPrice(price, '0.5')}</span>
            </li>
          ))}
        </Column>
      )}
    </ThreeLanguages>
  );
}

const Column = styled.ul`
  font-size: ${textSize('lead')};
  text-align: right;
`;
