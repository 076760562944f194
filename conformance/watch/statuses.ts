import type { JsonSchema } from '../../reference/openApi/types';

/** The status of a record in an answer. */
export interface Seen {
  /** The life cycle, as it is called in the document. */
  of: string;
  /** Number or id of the record; undefined for the member. */
  record: string | undefined;
  status: string;
  /** Name of the field. */
  field: string;
}

type Components = Record<string, JsonSchema>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of a schema without references and without null: one, unless it is a choice. */
function kindsOf(schema: JsonSchema, components: Components): JsonSchema[] {
  if (schema.$ref) return kindsOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components);
  const kinds = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return kinds.length > 0 ? kinds.flatMap((kind) => kindsOf(kind, components)) : [schema];
}

/** The fields of all kinds of a schema, its items, and its life cycles. */
function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const kinds = kindsOf(schema, components);
  const properties = Object.assign({}, ...kinds.map((kind) => kind.properties ?? {}));
  return Object.assign({}, ...kinds, { properties });
}

/** Life cycles that are of members and not of records. */
const ofMembers = new Set(['Real-name verification']);

/** All statuses in data that have a life cycle in the document. A stage of a record is none. */
export function statusesIn(schema: JsonSchema, components: Components, data: unknown): Seen[] {
  const { properties = {}, items } = resolved(schema, components);
  if (Array.isArray(data)) return data.flatMap((item) => (items ? statusesIn(items, components, item) : []));
  if (!isObject(data)) return [];
  const number = data.orderNumber ?? data.id;
  return Object.entries(properties).flatMap(([field, property]) => {
    const value = data[field];
    const { 'x-transitions': cycles = [], ...inner } = resolved(property, components);
    const own = cycles.flatMap(({ of }): Seen[] => {
      if (typeof value !== 'string') return [];
      if (ofMembers.has(of)) return [{ of, record: undefined, status: value, field }];
      return typeof number === 'string' ? [{ of, record: number, status: value, field }] : [];
    });
    return [...own, ...statusesIn(inner, components, value)];
  });
}
