import type { JsonSchema } from '../../../reference/openApi/types';

/** The name of a type without fields, in words, as in `string` or `"long" or "short"`. */
export function typeName({ type, const: constant, enum: values, anyOf, format }: JsonSchema): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return anyOf.map(typeName).join(' or ');
  if (type === 'string') return format ?? 'string';
  return type === undefined ? 'anything' : String(type);
}
