import fc from 'fast-check';
import type { JsonSchema } from './openApi/types';

type Components = Record<string, JsonSchema>;

const byName = new WeakMap<Components, Map<string, fc.Arbitrary<unknown>>>();

/** Values that fit a schema of the document. Lists and numbers are short, except at the limits. */
export function fitting(schema: JsonSchema, components: Components): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema = {}) => fitting(part, components);
  const { $ref, ...rest } = schema;
  if ($ref) return fittingComponent($ref.split('/').at(-1) ?? '', rest, components);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(([key, field]) => [key, inner(field)]);
      const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(entries);
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(inner(schema.items), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingString(schema);
    case 'integer':
      return fittingInteger(schema);
    case 'number':
      return fittingNumber(schema);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

/** A component, with what a reference to it adds. */
function fittingComponent(
  name: string,
  { description, ...added }: JsonSchema,
  components: Components,
): fc.Arbitrary<unknown> {
  const { anyOf, ...schema } = components[name] ?? {};
  if (added.type) return fitting({ ...schema, ...added }, components);
  const known = byName.get(components) ?? new Map<string, fc.Arbitrary<unknown>>();
  byName.set(components, known);
  const key = JSON.stringify([name, added]);
  const values = known.get(key) ?? fitting({ ...schema, ...(anyOf && { anyOf }), ...added }, components);
  known.set(key, values);
  return values;
}

/** Whether a calendar has the day. */
export const isDay = (text: string): boolean =>
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;

function fittingString({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (!pattern)
    return fc.string({ minLength, ...(maxLength !== undefined && { maxLength: 2 * minLength + 5 }) });
  const written = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'medium' });
  return written.filter(
    (text) =>
      [...text].length <= (maxLength ?? Number.POSITIVE_INFINITY) && (format !== 'date' || isDay(text)),
  );
}

function fittingInteger({ minimum, maximum, not }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? Number.MIN_SAFE_INTEGER;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)).filter((n) => n !== not?.const);
}

function fittingNumber({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: JsonSchema): fc.Arbitrary<number> {
  return fc.double({
    min: minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY,
    max: maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY,
    minExcluded: minimum === undefined,
    maxExcluded: maximum === undefined,
    noNaN: true,
  });
}
