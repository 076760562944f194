'use client';
import { createGlobalStyle, css } from 'styled-components';
import { fontStack } from './fontStack';
import { lowBar, wideScreen } from './lowScreen';
import { scopeAttribute } from './scope';
import { textSize } from './textSize';
import { color, fontWeight, lineHeight, maxWidth, touchTarget } from './tokens';
import { units } from './units';

/** The unit on a phone of 390 px. */
const defaultUnit = '0.52px';

const scope = `[${scopeAttribute}]`;
const inScope = `:where(${scope} *)`;

/** Typography of a scope. The app sets it on `body`, because its root element has the root font size of specification 9. */
export const scopeText = css`
  color: ${color('ink')};
  font-family: var(--font);
  font-size: ${textSize('body')};
  line-height: ${lineHeight.row};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  word-break: auto-phrase;
  -webkit-tap-highlight-color: transparent;
`;

/**
 * Measures, fonts and reset of a scope. Nothing outside of it changes.
 *
 * `html` before an element makes a rule stronger than one of a host's reset, and weaker than any class. `text-wrap:
 * pretty` avoids last lines of one or two characters, and in Japanese line breaks within a phrase; in a text area, text
 * must not jump to another line as its phrase grows. Headings and `main` get the focus when a screen opens, but are not
 * interactive.
 */
export const ScopeStyle = createGlobalStyle`
  :where(${scope}:not(${scope} *)) { --unit: ${defaultUnit}; --full-screen-unit: ${defaultUnit}; --text-size: 1; }
  :where(${scope}) {
    --font: ${fontStack.en};
    --width: min(100% - env(safe-area-inset-left, 0px) - env(safe-area-inset-right, 0px), ${units(maxWidth)});
    --strip-height: 0px;
    --bar-height: ${units(touchTarget)};
    --safe-top: env(safe-area-inset-top, 0px);
    --safe-bottom: env(safe-area-inset-bottom, 0px);
    background: ${color('paper')};
    font-style: normal;
    font-weight: ${fontWeight.regular};
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    ${scopeText}
  }
  ${wideScreen} {
    :where(${scope}) { --bar-height: max(${units(lowBar)}, 44px); }
  }
  :where(${scope}:lang(ja)) { --font: ${fontStack.ja}; }
  :where(${scope}:lang(zh)) { --font: ${fontStack['zh-Hant-TW']}; }
  /* An inner scope has the font around it, unless its language is another one. */
  :where(${scope} ${scope}:not([lang])) { font-family: inherit; }

  html ${inScope}, html ${inScope}::before, html ${inScope}::after { box-sizing: border-box; }
  html :is(h1, h2, h3, p, ul, ol, dl, dd, figure, table)${inScope} { margin: 0; padding: 0; }
  html :is(h1, h2, h3)${inScope} { font-size: inherit; font-weight: inherit; }
  html :is(ul, ol)${inScope} { list-style: none; }
  html :is(button, input, select, textarea)${inScope} { font: inherit; color: inherit; letter-spacing: inherit; text-transform: inherit; }
  html textarea${inScope} { word-break: normal; }
  html button${inScope} { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  html a${inScope} { color: inherit; }
  html :is(img, svg)${inScope} { display: block; max-width: 100%; }

  ${inScope}:focus-visible { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
  :is(h1, main)${inScope}:focus { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    ${inScope}, ${inScope}::before, ${inScope}::after { animation: none !important; transition: none !important; }
  }
`;
