import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

const uses: Record<keyof typeof radius, string> = {
  small: 'buttons, fields, states',
  card: 'cards, sheets, dialogs',
  pill: 'counts, switches',
};

/** Every corner radius. */
export function Radii() {
  return (
    <List>
      {Object.entries(radius).map(([name, measure]) => (
        <li key={name}>
          <Corner style={{ borderRadius: units(measure) }} />
          <p>
            {name} {measure === radius.pill ? '(half the height)' : measure}
          </p>
          <small>{uses[name as keyof typeof radius]}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${units(space.m)};
  line-height: 1.4;

  small {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
`;

const Corner = styled.div`
  height: ${units(96)};
  margin-bottom: ${units(space.xs)};
  border: 1px solid ${color('outline')};
  background: ${color('surface')};
`;
