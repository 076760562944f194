import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type Schema, schemas, sets } from '../contract';
import { allNarrowed, fieldsOf, nameOf } from '../registry';
import { lifeCycles } from '../transitions';
import { tagOf } from './areas';
import { componentNames } from './names';
import { narrowing, withWriting } from './scalars';
import type { JsonSchema } from './types';
import { usualFields } from './usualFields';

/** Inlined wherever they are used, because they have no meaning of their own. */
const inline = new Set(['HeaderValue', 'Html']);

const isListed = (options: unknown): options is object => sets.some(({ value }) => value === options);

/** A picklist of a named set refers to that set. */
const isSet = (schema: Schema) => 'options' in schema && isListed(schema.options);

/** Everything with a name in the document: schemas and sets of values. */
const names = componentNames<object>([...schemas.filter(({ value }) => !isSet(value)), ...sets]);

const components = new Map(
  [...names]
    .filter(([, name]) => !inline.has(name))
    .map(([value, name]) => [name, { value, schema: schemaOf(value) }]),
);

function schemaOf(value: object): Schema {
  return Array.isArray(value) ? v.picklist(value as string[]) : (value as Schema);
}

/** Schemas that narrow a named one, under internal names. */
const narrowed = Object.fromEntries(
  [...allNarrowed()]
    .filter(([schema, base]) => !names.has(schema) && components.has(names.get(base) ?? ''))
    .map(([schema, base], index) => [
      `narrowed ${index}`,
      { schema: schema as Schema, base: names.get(base) ?? '' },
    ]),
);

const refTo = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // The input type: what is sent, before transformations of the client.
  typeMode: 'input',
  // Spaces around decimals do not matter. The format of a day has the check of the calendar.
  ignoreActions: ['trim', 'check'],
  overrideRef({ referenceId, jsonSchema }) {
    const { schema, base = referenceId } = narrowed[referenceId] ?? {};
    if (schema) Object.assign(jsonSchema, narrowing(schema));
    return refTo(base);
  },
  overrideSchema({ valibotSchema, referenceId, jsonSchema }) {
    if ('options' in valibotSchema && referenceId === undefined) {
      const set = isListed(valibotSchema.options) && names.get(valibotSchema.options);
      if (set) return { $ref: refTo(set) };
    }
    if ('entries' in valibotSchema)
      return withComments(jsonSchema as JsonSchema, valibotSchema.entries as object);
    return undefined;
  },
};

/** Adds the comments of fields as descriptions. */
function withComments(
  { properties = {}, required = [], ...schema }: JsonSchema,
  entries: object,
): ReturnType<NonNullable<ConversionConfig['overrideSchema']>> {
  const docs = fieldsOf(entries);
  const described = Object.entries(properties).map(([key, property]) => {
    const description = docs[key] ?? usualFields[key];
    return [key, description === undefined ? property : { description, ...property }];
  });
  return {
    ...schema,
    properties: Object.fromEntries(described),
    ...(required.length > 0 && { required }),
  } as ReturnType<NonNullable<ConversionConfig['overrideSchema']>>;
}

/**
 * Converts schemas and everything they refer to.
 *
 * @returns schemas and components by name
 */
export function convert(own: Record<string, Schema>): {
  converted: Record<string, JsonSchema>;
  components: Record<string, JsonSchema>;
} {
  const shared = Object.fromEntries([...components].map(([name, { schema }]) => [name, schema]));
  const hidden = Object.fromEntries(Object.entries(narrowed).map(([name, { schema }]) => [name, schema]));
  const all = toJsonSchemaDefs({ ...shared, ...hidden, ...own }, config) as Record<string, JsonSchema>;
  const pick = (some: object) => Object.keys(some).map((name) => [name, documented(name, all[name] ?? {})]);
  return { converted: Object.fromEntries(pick(own)), components: Object.fromEntries(pick(shared)) };
}

function documented(name: string, schema: JsonSchema): JsonSchema {
  const component = components.get(name);
  const about = component && nameOf(component.value);
  if (!about) return schema;
  const { doc, area } = about;
  const transitions = transitionsOf(component.value);
  return {
    ...(doc && { description: doc }),
    ...withWriting(name, schema, component.schema),
    ...(transitions.length > 0 && { 'x-transitions': transitions }),
    'x-area': tagOf(area),
  };
}

/** The transitions of a set of statuses. */
const transitionsOf = (set: object) =>
  lifeCycles.filter(({ statuses }) => statuses === set).map(({ statuses: _, ...cycle }) => cycle);
