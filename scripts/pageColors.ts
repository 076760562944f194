import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rootFontSize } from '../src/theme/rootFontSize.ts';
import { maxWidth } from '../src/theme/tokens.ts';

const variables = join(import.meta.dirname, '../src/theme/tokens/generated/colors.css');

/**
 * Puts the design tokens into `index.html`, so that the first paint has the colours and sizes of the app: the variables in
 * place of `{tokens.css}`, and in the icon's address the light theme's value in place of `{color.accent}`.
 */
export const pageColors: Plugin = {
  name: 'page-colors',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const css = readFileSync(variables, 'utf8');
      const [, accent = ''] = /--color-accent: (#\w+);/.exec(css) ?? [];
      const sizes = `:root { --root-font-size: ${rootFontSize('100vw', maxWidth)}; --design-width: ${maxWidth}px; }`;
      return html
        .replace('/* {tokens.css} */', `${css}\n${sizes}`)
        .replace('{color.accent}', encodeURIComponent(accent));
    },
  },
};
