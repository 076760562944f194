import type { JsonSchema } from '../../../reference/openApi/types';

/** A field as a line of a table. */
export interface FieldRow {
  /** Unique in its table. */
  path: string;
  name: string;
  /** 0 for the fields of the object itself. */
  depth: number;
  schema: JsonSchema;
  required: boolean;
  description: string | undefined;
}

/** A schema without its permission to be `null`, which every field that is not required has. */
export function nonNull(schema: JsonSchema): JsonSchema {
  const kinds = schema.anyOf?.filter(({ type }) => type !== 'null');
  const [kind] = kinds ?? [];
  if (!kinds || !kind) return schema;
  const { anyOf, ...rest } = schema;
  return kinds.length === 1 ? { ...kind, ...rest } : { ...rest, anyOf: kinds };
}

/** The fields of an object, those of objects within it beneath them. An object with a name of its own is told elsewhere. */
export function fieldRows(schema: JsonSchema, depth = 0, prefix = ''): FieldRow[] {
  const { properties = {}, required = [], anyOf = [] } = nonNull(schema);
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const row = {
      path,
      name,
      depth,
      schema: nonNull(field),
      required: required.includes(name),
      description: field.description,
    };
    return [row, ...fieldRows(innermost(field), depth + 1, `${path}.`)];
  });
  return [...own, ...anyOf.flatMap((kind, index) => fieldRows(kind, depth, `${prefix}${index}.`))];
}

/** The item of a list, or of a list of lists; anything else as it is. */
export function innermost(schema: JsonSchema): JsonSchema {
  const { items, ...rest } = nonNull(schema);
  return items ? innermost(items) : rest;
}
