import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Layers from 'lucide-react/icons/layers';
import UserRound from 'lucide-react/icons/user-round';
import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, radius, space } from '../../theme/tokens';

const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${rem(space.s)};
`;

const Entrance = styled.a`
  display: grid;
  justify-items: center;
  gap: ${rem(space.xs)};
  padding: ${rem(space.m, space.xs)};
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.card)};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${rem(fontSize.small)};
  text-align: center;
  text-decoration: none;

  svg { color: ${color('accent')}; }
`;

const entrances = [
  { name: 'market', href: '#/market/market', glyph: ChartCandlestick },
  { name: 'positions', href: '#/position/position', glyph: Layers },
  { name: 'account', href: '#/user/usercenter', glyph: UserRound },
] as const;

/** The ways to every product there is. */
export function Entrances() {
  const t = useText('home');
  return (
    <Grid aria-label={t('entrances.title')}>
      {entrances.map(({ name, href, glyph }) => (
        <Entrance key={name} href={href}>
          <Icon glyph={glyph} />
          {t(`entrances.${name}`)}
        </Entrance>
      ))}
    </Grid>
  );
}
