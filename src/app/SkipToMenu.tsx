import { styled } from 'styled-components';
import { hidden } from '../components/VisuallyHidden/hidden';
import { useText } from '../i18n/useText';
import { textSize } from '../theme/textSize';
import { color, layer, space, touchTarget } from '../theme/tokens';
import { units } from '../theme/units';

/**
 * Leads keyboards past the screen to the bottom menu, which follows thousands of links on some screens. Seen while it has
 * the focus.
 */
export function SkipToMenu() {
  const t = useText('common');
  return (
    <Skip type="button" onClick={focusMenu}>
      {t('menu.skip')}
    </Skip>
  );
}

const focusMenu = () => document.querySelector<HTMLElement>('nav .navActive')?.focus();

const Skip = styled.button`
  &:not(:focus-visible) { ${hidden} }
  &:focus-visible {
    position: fixed;
    top: calc(var(--strip-height) + var(--safe-top));
    left: ${units(space.l)};
    z-index: ${layer.demo};
    min-height: ${units(touchTarget)};
    padding-inline: ${units(space.m)};
    background: ${color('surface')};
    color: ${color('accent')};
    font-size: ${textSize('body')};
  }
`;
