/** What a constant of the contract is called, and what stands above it. */
export interface Name {
  /** The file it is in, such as `dayTrading`. */
  area: string;
  name: string;
  /** Whether other files may use it. */
  exported: boolean;
  /** The type that is inferred from it. */
  type?: string | undefined;
  doc?: string | undefined;
}

type Docs = Readonly<Record<string, string>>;

const docsOfFields = new WeakMap<object, Docs>();
const nameOfValues = new Map<object, Name>();
const baseOfNarrowed = new Map<object, object>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keeps what is said of an object's fields. */
export function described<T extends object>(fields: T, docs: Docs): T {
  docsOfFields.set(fields, docs);
  return fields;
}

/** What is said of the fields of an object. */
export function fieldsOf(fields: object): Docs {
  return docsOfFields.get(fields) ?? {};
}

/** A schema made of another one's fields says the same of them, unless it says something else. */
export function derived<T>(result: T, base: unknown): T {
  const from = entriesOf(base);
  const to = entriesOf(result);
  if (from && to) docsOfFields.set(to, { ...fieldsOf(from), ...fieldsOf(to) });
  return result;
}

function entriesOf(schema: unknown): object | undefined {
  return isObject(schema) && 'entries' in schema && isObject(schema.entries) ? schema.entries : undefined;
}

/** Keeps what a schema demands more of: `v.pipe(integer, v.minValue(1))`. */
export function narrowed<T>(result: T, base: object): T {
  if (isObject(result)) baseOfNarrowed.set(result, base);
  return result;
}

/** A schema of its own that does the same. */
export function another<T>(value: T): T {
  return isObject(value) && 'kind' in value ? { ...value } : value;
}

/** Keeps what a constant is called. */
export function named(value: unknown, name: Name): void {
  if (isObject(value) && !nameOfValues.has(value)) nameOfValues.set(value, name);
}

/** What a value is called; undefined for what has no constant of its own. */
export const nameOf = (value: object): Name | undefined => nameOfValues.get(value);

/** Every constant of the files that were loaded, in their order. */
export const allNamed = (): ReadonlyMap<object, Name> => nameOfValues;

/** Every schema that demands more of another one, with that one. */
export const allNarrowed = (): ReadonlyMap<object, object> => baseOfNarrowed;
