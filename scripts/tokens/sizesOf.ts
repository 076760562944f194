import type { Resolver, TokenNormalized } from '@terrazzo/parser';

/** The plain number of a size token: drawing units, css px, ms, or no unit. */
function numberOf({ id, $type, $value }: TokenNormalized): number {
  if ($type === 'number' || $type === 'fontWeight') return Number($value);
  if ($type === 'dimension' || $type === 'duration') return $value.value;
  throw new Error(`${id} is not a size.`);
}

const isSize = ({ $type }: TokenNormalized) => $type !== 'color';

/** All tokens that are not colours, by id. */
export const sizesIn = (resolver: Resolver): Record<string, number> =>
  Object.fromEntries(
    Object.values(resolver.apply({}))
      .filter(isSize)
      .map((token) => [token.id, numberOf(token)]),
  );

/** TypeScript constants: one for each group of sizes, and for each single size. */
export function sizesOf(resolver: Resolver): string {
  const groups = new Map<string, { description: string; members: string[]; value: string | undefined }>();
  for (const token of Object.values(resolver.apply({})).filter(isSize)) {
    const [group = '', member] = token.id.split('.');
    const description = (member ? token.group.$description : token.$description) ?? '';
    const { members, ...entry } = groups.get(group) ?? { description, members: [], value: undefined };
    groups.set(
      group,
      member
        ? { ...entry, members: [...members, `${member}: ${numberOf(token)}`] }
        : { ...entry, members, value: String(numberOf(token)) },
    );
  }
  return [...groups]
    .map(
      ([name, { description, members, value }]) =>
        `/** ${description} */\nexport const ${name} = ${value ?? `{ ${members.join(', ')} } as const`};\n`,
    )
    .join('\n');
}
