import { createGlobalStyle } from 'styled-components';
import { fontStack } from './fontStack';
import { lowBar, wideScreen } from './lowScreen';
import { rem } from './rem';
import { rootFontSize } from './rootFontSize';
import { color, fontSize, lineHeight, maxWidth, motion, touchTarget } from './tokens';

/**
 * The root font size (specification 9), fonts by language, and the reset.
 *
 * `--width` is the window without its scrollbar, which `100vw` includes: only for what fills the window's width. The
 * animation `filled` moves nothing: it tells `watchFields` that a field is no longer empty, however it was filled.
 *
 * `html` and `body` are as high as the window, whatever is in them: `EndlessList` and tools observe their size, and a browser
 * reports an error ("ResizeObserver loop") when rows that are measured change the size of what contains them.
 *
 * `text-wrap: pretty` avoids last lines of one or two characters, and in Japanese line breaks within a phrase; in a text area,
 * text must not jump to another line as its phrase grows. Headings and `main` get the focus when a screen opens, but are not
 * interactive.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    font-size: ${rootFontSize('100vw', maxWidth)};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    --font: ${fontStack.en};
    --width: min(100% - env(safe-area-inset-left, 0px) - env(safe-area-inset-right, 0px), ${maxWidth}px);
    --strip-height: 0px;
    --bar-height: ${rem(touchTarget)};
    --safe-top: env(safe-area-inset-top, 0px);
    --safe-bottom: env(safe-area-inset-bottom, 0px);
  }
  ${wideScreen} {
    :root { --bar-height: max(${rem(lowBar)}, 44px); }
  }
  :root:lang(ja) { --font: ${fontStack.ja}; }
  :root:lang(zh) { --font: ${fontStack['zh-Hant-TW']}; }

  *, *::before, *::after { box-sizing: border-box; }

  html, body { height: 100%; margin: 0; padding: 0; }

  body {
    background: ${color('paper')};
    color: ${color('ink')};
    font-family: var(--font);
    font-size: ${rem(fontSize.body)};
    line-height: ${lineHeight.row};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    word-break: auto-phrase;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, p, ul, ol, dl, dd, figure, table { margin: 0; padding: 0; }
  h1, h2, h3 { font-size: inherit; font-weight: inherit; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  textarea { word-break: normal; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  a { color: inherit; }
  img, svg { display: block; max-width: 100%; }

  :focus-visible { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
  h1:focus, main:focus { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }

  @keyframes filled { from { opacity: 1; } }
  [placeholder]:not(:placeholder-shown) { animation: filled ${motion.fast}ms !important; }
`;
