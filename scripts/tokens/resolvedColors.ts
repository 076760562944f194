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

/** All colours, by theme, pair of price colours and direction. */
export function resolvedColors(resolver: Resolver): object {
  const each = <Value>(modifier: string, value: (context: string) => Value) =>
    Object.fromEntries(contextsOf(resolver, modifier).map((context) => [context, value(context)]));
  return each('theme', (theme) =>
    each('pricePair', (pricePair) =>
      each('upDown', (upDown) => colorsIn(resolver, { theme, pricePair, upDown })),
    ),
  );
}

/** What each colour means, by the token's name. */
export const meanings = (resolver: Resolver): Record<string, string> =>
  Object.fromEntries(
    Object.values(resolver.apply({}))
      .filter(({ id }) => isColor(id))
      .map(({ id, $description = '' }) => [id.slice('color.'.length), $description]),
  );
