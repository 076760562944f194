import type { Resolver } from '@terrazzo/parser';
import { colorValue } from './colorValue.ts';

const isColor = (id: string) => id.startsWith('color.');

/** The value of each `color.*` token for a choice of the resolver, by the token's name. */
export const colorsIn = (resolver: Resolver, input: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.values(resolver.apply(input))
      .filter(({ id }) => isColor(id))
      .map((token) => [token.id.slice('color.'.length), colorValue(token)]),
  );

/** The choices of a modifier, such as `light` and `dark`. */
export const contextsOf = (resolver: Resolver, modifier: string): string[] =>
  Object.keys(resolver.source.modifiers?.[modifier]?.contexts ?? {});

const code = (value: object) => JSON.stringify(value, undefined, 2);

/**
 * A module with all colours, by theme, pair of price colours and direction. What a theme has for every pair and direction is
 * written once.
 */
export function colorsModule(resolver: Resolver): string {
  const themes = contextsOf(resolver, 'theme');
  const choices = contextsOf(resolver, 'pricePair').flatMap((pricePair) =>
    contextsOf(resolver, 'upDown').map((upDown) => ({ pricePair, upDown })),
  );
  const parts = themes.map((theme) => {
    const all = choices.map((choice) => ({ ...choice, colors: colorsIn(resolver, { theme, ...choice }) }));
    const isShared = (name: string, value: string) => all.every(({ colors }) => colors[name] === value);
    const pick = (colors: Record<string, string>, shared: boolean) =>
      Object.fromEntries(Object.entries(colors).filter(([name, value]) => isShared(name, value) === shared));
    const pairs = contextsOf(resolver, 'pricePair').map((pair) => {
      const directions = all
        .filter(({ pricePair }) => pricePair === pair)
        .map(({ upDown, colors }) => `${upDown}: { ...${theme}, ...${code(pick(colors, false))} }`);
      return `${pair}: { ${directions.join(', ')} }`;
    });
    return { theme, shared: pick(all[0]?.colors ?? {}, true), pairs };
  });
  return [
    ...parts.map(({ theme, shared }) => `const ${theme} = ${code(shared)} as const;\n`),
    'export const colors = {',
    ...parts.map(({ theme, pairs }) => `  ${theme}: { ${pairs.join(', ')} },`),
    '} as const;\n',
  ].join('\n');
}

/** What each colour means, by the token's name. */
export const meanings = (resolver: Resolver): Record<string, string> =>
  Object.fromEntries(
    Object.values(resolver.apply({}))
      .filter(({ id }) => isColor(id))
      .map(({ id, $description = '' }) => [id.slice('color.'.length), $description]),
  );
