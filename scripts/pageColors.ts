import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const variables = join(import.meta.dirname, '../src/theme/tokens/generated/colors.css');

/**
 * Puts the design tokens into `index.html`, so that the first paint has the colours of the theme: the variables in place
 * of `{colors.css}`, and in the icon's address the light theme's value in place of `{color.accent}`.
 */
export const pageColors: Plugin = {
  name: 'page-colors',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const css = readFileSync(variables, 'utf8');
      const [, accent = ''] = /--color-accent: (#\w+);/.exec(css) ?? [];
      return html.replace('/* {colors.css} */', css).replace('{color.accent}', encodeURIComponent(accent));
    },
  },
};
