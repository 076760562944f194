import type { Resolver, TokenNormalized } from '@terrazzo/parser';
import { contextsOf } from './resolvedColors.ts';
import { sizesIn } from './sizesOf.ts';

/** A file that Figma imports as one mode of a collection of variables. */
export interface FigmaFile {
  path: string;
  content: Record<string, unknown>;
}

const isColor = (id: string) => id.startsWith('color.');
const isThemed = ({ aliasChain = [] }: TokenNormalized) => !aliasChain.some((id) => id.startsWith('price.'));

/** Nests variables by the parts of their names. */
function nested(variables: Record<string, object>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [id, variable] of Object.entries(variables)) {
    const parts = id.split('.');
    const last = parts.pop() ?? id;
    let group = root;
    for (const part of parts) {
      group[part] ??= {};
      group = group[part] as Record<string, unknown>;
    }
    group[last] = variable;
  }
  return root;
}

function fileOf(collection: string, mode: string, variables: Record<string, object>): FigmaFile {
  return {
    path: `figma/${collection}/${mode}.tokens.json`,
    content: { ...nested(variables), $extensions: { 'com.figma.modeName': mode } },
  };
}

const variableOf = ({ $type, $value, $description }: TokenNormalized) => ({
  $type,
  $value,
  ...($description && { $description }),
});

/**
 * Variables for Figma: the collection Theme has a mode for each theme, and the collection Price has one for each pair of
 * price colours and direction. Its variables refer to those of Theme. The collection Size has a single mode.
 */
export function figmaFiles(resolver: Resolver): FigmaFile[] {
  const themes = contextsOf(resolver, 'theme').map((theme) => {
    const tokens = Object.values(resolver.apply({ theme })).filter(
      (token) => token.$type === 'color' && !token.id.startsWith('palette.') && isThemed(token),
    );
    return fileOf('Theme', theme, Object.fromEntries(tokens.map((token) => [token.id, variableOf(token)])));
  });
  const prices = contextsOf(resolver, 'pricePair').flatMap((pricePair) =>
    contextsOf(resolver, 'upDown').map((upDown) => {
      const tokens = Object.values(resolver.apply({ pricePair, upDown })).filter(
        (token) => isColor(token.id) && !isThemed(token),
      );
      const variables = tokens.map((token) => [
        token.id,
        { ...variableOf(token), $extensions: aliasOf(token) },
      ]);
      return fileOf('Price', `${pricePair} ${upDown}`, Object.fromEntries(variables));
    }),
  );
  const sizes = Object.entries(sizesIn(resolver)).map(([id, $value]) => [id, { $type: 'number', $value }]);
  return [...themes, ...prices, fileOf('Size', 'drawing units', Object.fromEntries(sizes))];
}

/** Figma's own form of a reference to another collection. */
function aliasOf({ aliasChain = [] }: TokenNormalized): object {
  const hue = aliasChain.filter((id) => id.startsWith('price.')).at(-1) ?? '';
  return {
    'com.figma.aliasData': {
      targetVariableName: hue.replaceAll('.', '/'),
      targetVariableSetName: 'Theme',
    },
  };
}
