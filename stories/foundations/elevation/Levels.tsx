import { styled } from 'styled-components';
import { shadow } from '../../../src/theme/shadow';
import { color, type elevation, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

type Level = keyof typeof elevation;

const shows: Record<Level, string> = {
  popup: 'An explanation beside its word',
  sheet: 'A sheet or a dialog above the darkened page',
};

/** Each level above the page. */
export function Levels() {
  return (
    <List>
      {Object.entries(shows).map(([level, text]) => (
        <Below key={level} $level={level as Level}>
          <Above $level={level as Level}>{text}</Above>
        </Below>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(480)}), 1fr));
  gap: ${units(space.m)};
  line-height: 1.4;
`;

const Below = styled.li<{ $level: Level }>`
  padding: ${units(space.xxl, space.xl)};
  background: ${({ $level }) =>
    $level === 'sheet'
      ? `linear-gradient(${color('scrim')}, ${color('scrim')}), ${color('paper')}`
      : color('paper')};
`;

const Above = styled.p<{ $level: Level }>`
  padding: ${units(space.l)};
  border: ${({ $level }) => ($level === 'popup' ? `1px solid ${color('hairline')}` : '0')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  box-shadow: ${({ $level }) => shadow($level)};
`;
