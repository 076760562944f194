import { useEffect } from 'react';
import { reportOnce } from './reportOnce';

/** Root font size in css px below which body text of 0.14 rem is smaller than 7 px. A browser's own is 16 px. */
const smallestRoot = 50;

let checked = false;

/** Development only: reports a page without the colours of `tokens.css` or the root font size of `GlobalStyle`. */
export function useThemeCheck(): void {
  useEffect(() => {
    const root = document.documentElement;
    // A page without layout, such as that of jsdom, has no style to check.
    if (checked || root.clientWidth === 0) return;
    checked = true;
    const style = getComputedStyle(root);
    const missing = [
      style.getPropertyValue('--color-ink') === '' && 'the colours of tokens.css',
      Number.parseFloat(style.fontSize) < smallestRoot && 'the root font size of GlobalStyle',
    ].filter((part) => part !== false);
    if (missing.length > 0) reportOnce(advice(missing));
  }, []);
}

const advice = (missing: string[]) => `the page lacks ${missing.join(' and ')}. Add the theme once:

  import 'itayose/tokens.css';
  import { GlobalStyle } from 'itayose/theme/GlobalStyle';

  <GlobalStyle />
`;
