import type { JsonSchema } from '../../../reference/openApi/types';
import { nonNull } from './fieldRows';

/** The type of a field in words. Names of components are unchanged. */
export interface TypeName {
  /** Number of lists around it, each shown as `list of `. */
  lists: number;
  /** A component that is described elsewhere. */
  component?: string;
  /** The name of any other type. */
  words?: string;
}

/** The name of a schema in a table. */
export function typeName(schema: JsonSchema): TypeName {
  const { items, ...rest } = nonNull(schema);
  if (items) {
    const inner = typeName(items);
    return { ...inner, lists: inner.lists + 1 };
  }
  const component = rest.$ref?.split('/').at(-1);
  return component ? { lists: 0, component } : { lists: 0, words: wordsFor(rest) };
}

function wordsFor({ type, const: constant, enum: values, anyOf, format }: JsonSchema): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return anyOf.map((kind) => wordsFor(kind)).join(' or ');
  if (type === 'string') return format ?? 'string';
  return type === undefined ? 'anything' : String(type);
}
