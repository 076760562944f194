import { styled } from 'styled-components';
import { hidden } from '../components/VisuallyHidden/hidden';
import { useText } from '../i18n/useText';
import { rem } from '../theme/rem';
import { color, fontSize, layer, space, touchTarget } from '../theme/tokens';

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
    left: ${rem(space.l)};
    z-index: ${layer.demo};
    min-height: ${rem(touchTarget)};
    padding-inline: ${rem(space.m)};
    background: ${color('surface')};
    color: ${color('accent')};
    font-size: ${rem(fontSize.body)};
  }
`;
