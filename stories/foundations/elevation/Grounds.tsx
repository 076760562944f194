import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

const grounds = [
  ['paper', 'the page'],
  ['surface', 'bars, rows, cards, sheets'],
  ['sunken', 'pressed, disabled, loading'],
] as const;

/** The three backgrounds of a page. */
export function Grounds() {
  return (
    <List>
      {grounds.map(([ground, use]) => (
        <Sample key={ground} $ground={ground}>
          {ground} <small>{use}</small>
        </Sample>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${units(space.s)};
  line-height: 1.4;
`;

const Sample = styled.li<{ $ground: (typeof grounds)[number][0] }>`
  min-height: ${units(160)};
  padding: ${units(space.s)};
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.card)};
  background: ${({ $ground }) => color($ground)};

  small {
    display: block;
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
`;
