import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, radius, space } from '../../../src/theme/tokens';

const uses: Record<keyof typeof radius, string> = {
  small: 'buttons, fields, states',
  card: 'cards, sheets, dialogs',
  pill: 'counts, switches',
};

/** Every corner radius. */
export function Radii() {
  return (
    <List>
      {Object.entries(radius).map(([name, units]) => (
        <li key={name}>
          <Corner style={{ borderRadius: rem(units) }} />
          <p>
            {name} {units === radius.pill ? '(half the height)' : units}
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
  gap: ${rem(space.m)};
  line-height: 1.4;

  small {
    color: ${color('inkSecondary')};
    font-size: ${rem(fontSize.small)};
  }
`;

const Corner = styled.div`
  height: ${rem(96)};
  margin-bottom: ${rem(space.xs)};
  border: 1px solid ${color('outline')};
  background: ${color('surface')};
`;
