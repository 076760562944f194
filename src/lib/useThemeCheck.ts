'use client';
import { useEffect } from 'react';
import { reportOnce } from './reportOnce';

/** Development only: reports a page without a scope, or without the colours of `tokens.css`. */
export function useThemeCheck(): void {
  useEffect(() => {
    // A page without layout, such as that of jsdom, has no style to check.
    if (document.documentElement.clientWidth === 0) return;
    const scope = document.querySelector('[data-itayose-scope]');
    if (!scope) reportOnce(withoutScope);
    else if (getComputedStyle(scope).getPropertyValue('--color-ink') === '') reportOnce(withoutColors);
  }, []);
}

const withoutScope = `a widget stands outside of a scope, which sets sizes, fonts and colours. Add one around it:

  import 'itayose/tokens.css';
  import { ItayoseScope } from 'itayose/theme/ItayoseScope';

  <ItayoseScope>…</ItayoseScope>
`;

const withoutColors = `the page lacks the colours of tokens.css. Add them:

  import 'itayose/tokens.css';
`;
