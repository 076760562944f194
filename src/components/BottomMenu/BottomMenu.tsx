import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, layer } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { bottomMenuHeight } from './bottomMenuHeight';

export interface BottomMenuItem {
  /** Where it leads, such as `#/home/index`. */
  href: string;
  /** One short word. */
  label: string;
  glyph: LucideIcon;
  /** The member is here: the link takes the class `navActive` (specification 2). */
  active: boolean;
}

export interface BottomMenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** Five or six; all of them stay in sight. */
  items: readonly BottomMenuItem[];
  /** The entry of the page itself is pressed again, which is no change of place. */
  onActivePress: () => void;
}

/** The main menu, fixed at the bottom above the safe area. Tell the page about it: `<Page menuBelow>`. */
export function BottomMenu({ label, items, onActivePress }: BottomMenuProps) {
  const pressAgain = (event: MouseEvent) => {
    event.preventDefault();
    onActivePress();
  };
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Item
          key={item.href}
          href={item.href}
          className={item.active ? 'navActive' : undefined}
          aria-current={item.active ? 'page' : undefined}
          onClick={item.active ? pressAgain : undefined}
        >
          <Icon glyph={item.glyph} />
          {item.label}
        </Item>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.bar};
  display: grid;
  width: var(--width);
  height: calc(${rem(bottomMenuHeight)} + var(--safe-bottom));
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-inline: auto;
  padding-bottom: var(--safe-bottom);
  border-top: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Item = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  &.navActive { color: ${color('accent')}; font-weight: ${fontWeight.bold}; }
  &:focus-visible { outline-offset: -2px; }
`;
