import type { JsonSchema } from '../../../reference/openApi/types';

/** A field as a row of a table. */
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

/** A schema without `null`, which every optional field allows. */
export function nonNull(schema: JsonSchema): JsonSchema {
  const kinds = schema.anyOf?.filter(({ type }) => type !== 'null');
  const [kind] = kinds ?? [];
  if (!kinds || !kind) return schema;
  const { anyOf, ...rest } = schema;
  return kinds.length === 1 ? { ...kind, ...rest } : { ...rest, anyOf: kinds };
}

/** The fields of an object, with nested ones below. Named objects are described elsewhere. */
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

/** The item of a list or of nested lists; anything else unchanged. */
export function innermost(schema: JsonSchema): JsonSchema {
  const { items, ...rest } = nonNull(schema);
  return items ? innermost(items) : rest;
}
