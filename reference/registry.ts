/** Name and comment of a constant of the contract. */
export interface Name {
  /** Its file, such as `dayTrading`. */
  area: string;
  name: string;
  /** Whether it is exported. */
  exported: boolean;
  /** Name of the inferred type. */
  type?: string | undefined;
  doc?: string | undefined;
}

type Docs = Readonly<Record<string, string>>;

const docsOfFields = new WeakMap<object, Docs>();
const nameOfValues = new Map<object, Name>();
const baseOfNarrowed = new Map<object, object>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Stores the comments of an object's fields. */
export function described<T extends object>(fields: T, docs: Docs): T {
  docsOfFields.set(fields, docs);
  return fields;
}

/** Comments of an object's fields. */
export function fieldsOf(fields: object): Docs {
  return docsOfFields.get(fields) ?? {};
}

/** Inherits comments of fields from a base schema, unless they are overridden. */
export function derived<T>(result: T, base: unknown): T {
  const from = entriesOf(base);
  const to = entriesOf(result);
  if (from && to) docsOfFields.set(to, { ...fieldsOf(from), ...fieldsOf(to) });
  return result;
}

function entriesOf(schema: unknown): object | undefined {
  return isObject(schema) && 'entries' in schema && isObject(schema.entries) ? schema.entries : undefined;
}

/** Stores the base of a narrowed schema: `v.pipe(integer, v.minValue(1))`. */
export function narrowed<T>(result: T, base: object): T {
  if (isObject(result)) baseOfNarrowed.set(result, base);
  return result;
}

/** Clones a schema, so that it has its own identity. */
export function another<T>(value: T): T {
  return isObject(value) && 'kind' in value ? { ...value } : value;
}

/** Stores the name of a constant. */
export function named(value: unknown, name: Name): void {
  if (isObject(value) && !nameOfValues.has(value)) nameOfValues.set(value, name);
}

/** Name of a value; undefined if no constant holds it. */
export const nameOf = (value: object): Name | undefined => nameOfValues.get(value);

/** All constants of the loaded files, in order. */
export const allNamed = (): ReadonlyMap<object, Name> => nameOfValues;

/** All narrowed schemas with their bases. */
export const allNarrowed = (): ReadonlyMap<object, object> => baseOfNarrowed;
