import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { lowScreen } from '../../theme/lowScreen';
import { rem } from '../../theme/rem';
import { roundedHeight } from '../../theme/roundedHeight';
import { color, layer, space, touchTarget } from '../../theme/tokens';
import { menuSpace } from '../BottomMenu/menuSpace';
import { buttonRow } from '../Button/buttonRow';
import { useAppeared } from '../useAppeared';

export interface PageProps {
  /** A `TopBar`; left out on a splash. */
  topBar?: ReactNode;
  /** `Section`s, `List`s and the like. */
  children: ReactNode;
  /** The primary action, or two side by side; stays at the bottom above the safe area. */
  actions?: ReactNode;
  /** The bottom menu is shown: leaves room for it. */
  menuBelow?: boolean;
}

/** The frame of every screen: bar, content, and the action at the bottom; at most 750 wide and centred beyond. */
export function Page({ topBar, children, actions, menuBelow = false }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useAppeared(frame);
  return (
    <Frame ref={frame} $menuBelow={menuBelow}>
      {topBar}
      <Content $menuBelow={menuBelow} $acts={actions !== undefined}>
        {children}
      </Content>
      {actions && <Actions $menuBelow={menuBelow}>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.div<{ $menuBelow: boolean }>`
  display: flex;
  width: var(--width);
  min-height: calc(100dvh - var(--strip-height));
  flex-direction: column;
  margin-inline: auto;
  padding-bottom: ${({ $menuBelow }) => ($menuBelow ? menuSpace : 0)};
`;

/** About the height of the bar with an action, and the line beneath it that says why it is blocked. */
const actionsSpace = rem(240);

// What the keyboard reaches is scrolled clear of the bars, which lie over the content.
const Content = styled.main<{ $menuBelow: boolean; $acts: boolean }>`
  :focus-visible {
    scroll-margin-top: calc(var(--strip-height) + var(--safe-top) + ${rem(touchTarget + space.s)});
    scroll-margin-bottom: calc(
      ${({ $menuBelow }) => ($menuBelow ? menuSpace : 'var(--safe-bottom)')}
      + ${({ $acts }) => ($acts ? actionsSpace : '0px')}
    );
  }
  flex: 1;
  padding-bottom: ${rem(space.xl)};
`;

const Actions = styled.div<{ $menuBelow: boolean }>`
  position: sticky;
  bottom: ${({ $menuBelow }) => ($menuBelow ? menuSpace : 0)};
  z-index: ${layer.bar};
  ${roundedHeight}
  ${buttonRow}
  padding: ${rem(space.s, space.l)};
  padding-bottom: ${({ $menuBelow }) => ($menuBelow ? rem(space.s) : `calc(${rem(space.s)} + var(--safe-bottom))`)};
  border-top: 1px solid ${color('hairline')};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;
