import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const generated = join(import.meta.dirname, '../src/theme/tokens/generated');

const read = (file: string) => readFileSync(join(generated, file), 'utf8');

/**
 * Puts the design tokens into `index.html`, so that the first paint has the colours of the theme: the variables in place
 * of `{colors.css}`, and in the icon's address the light theme's value in place of `{color.accent}`.
 */
export const pageColors: Plugin = {
  name: 'page-colors',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const colors: Record<string, string> = JSON.parse(read('colors.json')).light.redGreen.redUp;
      return html
        .replace('/* {colors.css} */', read('colors.css'))
        .replaceAll(/\{color\.(\w+)\}/g, (_, name) => encodeURIComponent(colors[name] ?? ''));
    },
  },
};
