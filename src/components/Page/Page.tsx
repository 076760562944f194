'use client';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { lowScreen } from '../../theme/lowScreen';
import { roundedHeight } from '../../theme/roundedHeight';
import { color, layer, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { menuSpace } from '../BottomMenu/menuSpace';
import { buttonRow } from '../Button/buttonRow';
import { actionsHeight, useActionsHeight } from './useActionsHeight';

export interface PageProps {
  /** A `TopBar`. Leave out on a splash screen. */
  topBar?: ReactNode;
  /** The content: `Section`s, `List`s and the like. */
  children: ReactNode;
  /** Use for the primary action, or two side by side. Fixed at the bottom above the safe area. */
  actions?: ReactNode;
  /** Set on screens with the bottom menu: leaves room for it. */
  menuBelow?: boolean;
}

/** The frame of every screen: top bar, content and bottom action. At most 750 wide, centred on larger screens. */
export function Page({ topBar, children, actions, menuBelow = false }: PageProps) {
  const bar = useRef<HTMLDivElement>(null);
  useActionsHeight(bar, actions !== undefined);
  return (
    <Frame $menuBelow={menuBelow}>
      {topBar}
      <Main>
        <Content $menuBelow={menuBelow} $acts={actions !== undefined}>
          {children}
        </Content>
        {actions && (
          <Actions ref={bar} $menuBelow={menuBelow}>
            {actions}
          </Actions>
        )}
      </Main>
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

// The action belongs to the content, so it is part of the same landmark.
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** Height of the action bar, and the distance of what is scrolled clear of it. */
const actionsSpace = `calc(var(${actionsHeight}, ${units(2 * touchTarget)}) + ${units(space.m)})`;

// Elements focused by keyboard, refusals, reasons and results are scrolled clear of the bars that cover the content.
const Content = styled.div<{ $menuBelow: boolean; $acts: boolean }>`
  :focus-visible, [role='alert'], [role='status'], [data-revealed] {
    scroll-margin-top: calc(var(--strip-height) + var(--safe-top) + ${units(touchTarget + space.s)});
    scroll-margin-bottom: calc(
      ${({ $menuBelow }) => ($menuBelow ? menuSpace : 'var(--safe-bottom)')}
      + ${({ $acts }) => ($acts ? actionsSpace : '0px')}
    );
  }
  flex: 1;
  padding-bottom: ${units(space.xl)};
`;

const Actions = styled.div<{ $menuBelow: boolean }>`
  position: sticky;
  bottom: ${({ $menuBelow }) => ($menuBelow ? menuSpace : 0)};
  z-index: ${layer.bar};
  ${roundedHeight}
  ${buttonRow}
  padding: ${units(space.s, space.l)};
  padding-bottom: ${({ $menuBelow }) => ($menuBelow ? units(space.s) : `calc(${units(space.s)} + var(--safe-bottom))`)};
  border-top: 1px solid ${color('hairline')};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;
