import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { useOffered } from '../offered';
import type { Entrance } from './mainEntrances';

/** Links to products, as icons with their names. */
export function EntranceLinks({ label, entrances }: { label: string; entrances: readonly Entrance[] }) {
  const t = useText('home');
  const offered = useOffered();
  return (
    <Grid aria-label={label}>
      {entrances
        .filter(({ href }) => offered(href))
        .map(({ name, href, glyph }) => (
          <Link key={name} href={href}>
            <Icon glyph={glyph} />
            {t(`entrances.${name}`)}
          </Link>
        ))}
    </Grid>
  );
}

// Four per row, fewer with larger text so that words stay whole: the minimum width is in line heights.
const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.4lh, 1fr));
  gap: ${units(space.xs)} 0;
  font-size: ${textSize('caption')};
`;

// Labels fit on one line in every language. With larger text they wrap and are not cut off.
const Link = styled.a`
  display: flex;
  min-height: ${units(touchTarget)};
  flex-direction: column;
  align-items: center;
  gap: ${units(space.xs)};
  padding: ${units(space.s, 4)};
  color: ${color('ink')};
  text-align: center;
  text-decoration: none;
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }

  svg { color: ${color('accent')}; }
`;
