import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { shadow } from '../../../src/theme/shadow';
import { color, type elevation, radius, space } from '../../../src/theme/tokens';

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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(480)}), 1fr));
  gap: ${rem(space.m)};
  line-height: 1.4;
`;

const Below = styled.li<{ $level: Level }>`
  padding: ${rem(space.xxl, space.xl)};
  background: ${({ $level }) =>
    $level === 'sheet'
      ? `linear-gradient(${color('scrim')}, ${color('scrim')}), ${color('paper')}`
      : color('paper')};
`;

const Above = styled.p<{ $level: Level }>`
  padding: ${rem(space.l)};
  border: ${({ $level }) => ($level === 'popup' ? `1px solid ${color('hairline')}` : '0')};
  border-radius: ${rem(radius.card)};
  background: ${color('surface')};
  box-shadow: ${({ $level }) => shadow($level)};
`;
