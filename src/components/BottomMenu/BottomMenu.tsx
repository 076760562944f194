'use client';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { lowBar, lowScreen } from '../../theme/lowScreen';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, layer, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { menuHeight } from './menuSpace';
import { useMenuSpace } from './useMenuSpace';

export interface BottomMenuItem {
  /** Address of the entry, such as `#/home/index`. */
  href: string;
  /** One short word below the icon. */
  label: string;
  /** Icon of the entry. */
  glyph: LucideIcon;
  /** Whether this entry is the current page. The link then has the class `navActive` (specification 2). */
  active: boolean;
}

export interface BottomMenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** Five or six entries. All of them stay visible. */
  items: readonly BottomMenuItem[];
  /** Called when the active entry is pressed again. Use it to scroll to the top: the address does not change. */
  onActivePress: () => void;
}

/**
 * The main navigation, fixed at the bottom above the safe area. Set `menuBelow` on the `Page` with it.
 *
 * Entries wrap to two rows when their labels do not fit in one.
 */
export function BottomMenu({ label, items, onActivePress }: BottomMenuProps) {
  const pressAgain = (event: MouseEvent) => {
    event.preventDefault();
    onActivePress();
  };
  const bar = useRef<HTMLElement>(null);
  useMenuSpace(bar);
  const half = Math.ceil(items.length / 2);
  return (
    <Bar ref={bar} aria-label={label}>
      {[items.slice(0, half), items.slice(half)].map((part) => (
        <Half key={part[0]?.href} $share={part.length}>
          {part.map((item) => (
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
        </Half>
      ))}
    </Bar>
  );
}

const height = `calc(${units(menuHeight)} + var(--safe-bottom))`;

/** Snapped to whole pixels: browsers would otherwise round the text position inconsistently. */
const Bar = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.bar};
  display: flex;
  width: var(--width);
  min-height: ${height};
  min-height: round(up, ${height}, 1px);
  flex-wrap: wrap;
  margin-inline: auto;
  padding-bottom: var(--safe-bottom);
  border-top: 1px solid ${color('hairline')};
  background: ${color('surface')};
  ${lowScreen} { min-height: calc(${units(lowBar)} + var(--safe-bottom)); }
`;

const Half = styled.div<{ $share: number }>`
  display: grid;
  flex: ${({ $share }) => $share} 1 0;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
`;

const Item = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding-block: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
  text-align: center;
  text-decoration: none;
  overflow-wrap: normal;
  word-break: keep-all;
  /* Low screens show the labels only. */
  ${lowScreen} { svg { display: none; } }
  &.navActive { color: ${color('accent')}; font-weight: ${fontWeight.bold}; }
  &:focus-visible { outline-offset: -2px; }
`;
