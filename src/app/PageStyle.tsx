import { createGlobalStyle } from 'styled-components';
import { rootFontSize, unitsInRem } from '../theme/rootFontSize';
import { ScopeStyle, scopeText } from '../theme/ScopeStyle';
import { scopeAttribute } from '../theme/scope';
import { color, maxWidth, motion } from '../theme/tokens';

/**
 * The app is one scope over the whole page. `index.html` marks the root element.
 *
 * `--width` is the window without its scrollbar, which `100vw` includes: only for what fills the window's width. In full
 * screen, a turned phone is no larger: the unit follows its shorter side. The animation `filled` moves nothing: it tells
 * `watchFields` that a field is no longer empty, however it was filled.
 *
 * `html` and `body` are as high as the window, whatever is in them: `EndlessList` and tools observe their size, and a
 * browser reports an error ("ResizeObserver loop") when rows that are measured change the size of what contains them.
 */
const RootStyle = createGlobalStyle`
  :root[${scopeAttribute}] {
    --unit: ${1 / unitsInRem}rem;
    --full-screen-unit: calc(min(100vmin, ${maxWidth}px) / ${maxWidth});
    --width: min(100% - env(safe-area-inset-left, 0px) - env(safe-area-inset-right, 0px), ${maxWidth}px);
    font-size: ${rootFontSize('100vw', maxWidth)};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html, body { height: 100%; margin: 0; padding: 0; }
  body { background: ${color('paper')}; ${scopeText} }

  @keyframes filled { from { opacity: 1; } }
  [placeholder]:not(:placeholder-shown) { animation: filled ${motion.fast}ms !important; }
`;

/** The root font size (specification 9), the height of the page, and the styles of a scope. */
export function PageStyle() {
  return (
    <>
      <ScopeStyle />
      <RootStyle />
    </>
  );
}
