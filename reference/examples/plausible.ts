import type { JsonSchema } from '../openApi/types';

/** Values for fields by name. */
const usualValues: Readonly<Record<string, unknown>> = {
  clientRequestId: '7c0f5a52-6a4e-4f0e-9b43-3f2f5d1c8a10',
  account: '9012345678',
  password: 'demo1234',
  symbol: '1063.E',
  exchange: 'E',
  amount: '10000',
  page: 1,
  id: 'P1',
};

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T01:15:00.000Z',
};

type Components = Record<string, JsonSchema>;

/** A value that fits a schema, for requests and responses without a sample. */
export function plausible(schema: JsonSchema, components: Components, name = ''): unknown {
  if (name in usualValues && !schema.properties) return usualValues[name];
  if (schema.$ref) return plausible(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, components, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const [kind] = schema.anyOf ?? schema.oneOf ?? [];
  if (kind) return plausible(kind, components, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          plausible(schema.properties?.[key] ?? {}, components, key),
        ]),
      );
    case 'array':
      return [plausible(schema.items ?? {}, components, name)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    case 'string':
      return formats[schema.format ?? ''] ?? (name || 'text');
    default:
      return null;
  }
}
