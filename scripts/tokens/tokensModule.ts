import type { Resolver } from '@terrazzo/parser';
import { colorsIn } from './resolvedColors.ts';
import { sizesOf } from './sizesOf.ts';

/** The TypeScript module with which the app uses the tokens: colours as CSS variables, sizes as numbers. */
export function tokensModule(resolver: Resolver): string {
  const names = Object.keys(colorsIn(resolver, {}))
    .map((name) => `  | '${name}'`)
    .join('\n');
  return `/* Made from src/theme/tokens/ by "npm run tokens". Never edit this file. */

/** Every colour token. Colours are named by their meaning, never by their hue. */
export type ColorName =
${names};

/** A colour token as a CSS variable. */
export function color(name: ColorName): string {
  return \`var(--color-\${name})\`;
}

${sizesOf(resolver)}`;
}
