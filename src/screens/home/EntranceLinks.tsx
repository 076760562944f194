import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { useOffered } from '../offered';
import type { Entrance } from './mainEntrances';

export interface EntranceLinksProps {
  /** Name of the links for screen readers. */
  label: string;
  entrances: readonly Entrance[];
  /** Set for at most five, which share one row. Without it there are four per row. */
  oneRow?: boolean;
  /** Another entry at the end. */
  children?: ReactNode;
}

/** Links to products, as icons with their names. */
export function EntranceLinks({ label, entrances, oneRow = false, children }: EntranceLinksProps) {
  const t = useText('home');
  const offered = useOffered();
  return (
    <Grid
      aria-label={label}
      $columns={oneRow ? 'auto-fit, minmax(3.4lh, 1fr)' : 'auto-fill, minmax(5.4lh, 1fr)'}
    >
      {entrances
        .filter(({ href }) => offered(href))
        .map(({ name, href, glyph }) => (
          <Link key={name} href={href}>
            <Icon glyph={glyph} />
            {t(`entrances.${name}`)}
          </Link>
        ))}
      {children}
    </Grid>
  );
}

// Fewer per row with larger text so that words stay whole: the minimum width is in line heights.
const Grid = styled.nav<{ $columns: string }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns});
  gap: ${units(space.xs)} 0;
  font-size: ${textSize('caption')};
`;

/** An icon above a name. With larger text the name wraps and is not cut off. */
export const entranceStyle = css`
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

const Link = styled.a`${entranceStyle}`;
