import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { menuSpaceVariable } from '../src/components/BottomMenu/menuSpace';
import { Page } from '../src/components/Page/Page';
import { TopBar } from '../src/components/TopBar/TopBar';
import { textSize } from '../src/theme/textSize';
import { color, space } from '../src/theme/tokens';
import { units } from '../src/theme/units';

export interface AtItsPathProps {
  path: string;
  children: ReactNode;
}

/** A screen at its path. Only the app renders other screens, so another address is shown as the one that follows. */
export function AtItsPath({ path, children }: AtItsPathProps) {
  const { pathname, search } = useLocation();
  // The menu is the app's: nothing at the bottom makes room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(menuSpaceVariable, 'var(--safe-bottom)');
    return () => void style.removeProperty(menuSpaceVariable);
  }, []);
  if (pathname === path) return children;
  return (
    <div lang="en">
      <Page topBar={<TopBar title="Another screen follows" />}>
        <Address>{decodeURIComponent(pathname + search)}</Address>
      </Page>
    </div>
  );
}

/** Below a toast. */
const Address = styled.p`
  padding: ${units(200, space.l)};
  color: ${color('ink')};
  font-size: ${textSize('lead')};
  overflow-wrap: anywhere;
  text-align: center;
`;
