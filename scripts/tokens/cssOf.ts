import type { Resolver, TokenNormalized } from '@terrazzo/parser';
import { scopeAttribute } from '../../src/theme/scope.ts';
import { colorValue } from './colorValue.ts';
import { systemColor } from './systemColors.ts';

type Declarations = Record<string, string>;

/** The name of a token's CSS variable: `--color-paper` for `color.paper`. */
const variable = (id: string) => `--${id.replaceAll('.', '-')}`;

const isPrimitive = (id: string) => id.startsWith('palette.');

const isVariable = ({ id, $type }: TokenNormalized) => $type === 'color' && !isPrimitive(id);

/** A colour by its value; a price colour by the variable that it refers to. */
function cssValue({ aliasOf, aliasChain = [], ...token }: TokenNormalized): string {
  const [nearest] = aliasChain;
  return nearest && !isPrimitive(nearest)
    ? `var(${variable(nearest)})`
    : colorValue(token as TokenNormalized);
}

/** What `later` changes of `earlier`. */
const difference = (later: Declarations, earlier: Declarations): Declarations =>
  Object.fromEntries(Object.entries(later).filter(([name, value]) => earlier[name] !== value));

function block(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

const media = (query: string, rule: string) => `@media ${query} {\n${rule.replaceAll(/^(?=.)/gm, '  ')}}\n`;

const scope = `[${scopeAttribute}]`;

/** Wins over every theme. */
const strongest = `${scope}${scope}[data-theme][data-contrast]`;

/**
 * All colour tokens as CSS variables. Attributes of the element of a scope choose the theme: `data-theme="dark"`,
 * `data-contrast="more"`, `data-price-pair="orangeBlue"` and `data-up-down="greenUp"`. Without them it is the light
 * theme with red up.
 *
 * Two settings of the device replace colours: a contrast theme, in which selections and filled buttons keep their shape
 * because their tokens are system colours (left to itself, the browser covers their background behind the text), and less
 * transparency, which makes the scrim opaque.
 */
export function cssOf(resolver: Resolver): string {
  const declarations = (scheme: 'light' | 'dark', input: Record<string, string>): Declarations => {
    const tokens = Object.values(resolver.apply(input)).filter(isVariable);
    return {
      'color-scheme': scheme,
      ...Object.fromEntries(tokens.map((token) => [variable(token.id), cssValue(token)])),
    };
  };
  const light = declarations('light', {});
  const systemColors = Object.fromEntries(
    Object.keys(light)
      .filter((name) => name.startsWith('--color-'))
      .map((name) => [name, systemColor(name.slice('--color-'.length))]),
  );
  const dark = declarations('dark', { theme: 'dark' });
  return [
    block(scope, light),
    block(`${scope}[data-theme="dark"]`, difference(dark, light)),
    block(
      `${scope}[data-theme="light"][data-contrast="more"]`,
      difference(declarations('light', { theme: 'highContrastLight' }), light),
    ),
    block(
      `${scope}[data-theme="dark"][data-contrast="more"]`,
      difference(declarations('dark', { theme: 'highContrastDark' }), dark),
    ),
    block(
      `${scope}[data-price-pair="orangeBlue"]`,
      difference(declarations('light', { pricePair: 'orangeBlue' }), light),
    ),
    block(
      `${scope}[data-up-down="greenUp"]`,
      difference(declarations('light', { upDown: 'greenUp' }), light),
    ),
    media('(forced-colors: active)', block(strongest, { 'forced-color-adjust': 'none', ...systemColors })),
    media(
      '(prefers-reduced-transparency: reduce)',
      block(strongest, { '--color-scrim': 'var(--color-sunken)' }),
    ),
  ].join('\n');
}
