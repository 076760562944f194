import { type InspectOptions, inspect } from 'node:util';

const style: InspectOptions = { depth: null, breakLength: 90, maxArrayLength: null, maxStringLength: null };

/** What is printed for a function: its source, or nothing that a handler does. */
const functionCode = (value: object) => ({
  [inspect.custom]: () => ('mock' in value ? '() => {}' : String(value)),
});

/** Longer lists are cut: an example shows their shape. */
const longestList = 3;

/** Whether a value contains React elements, or anything else that is not written as data. */
const isPlain = (value: unknown): boolean => {
  // The source of some functions names what they import.
  if (typeof value === 'function') return !String(value).includes('__vite_ssr_import');
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(isPlain)
  );
};

function printable(value: unknown): unknown {
  if (typeof value === 'function') return functionCode(value);
  if (Array.isArray(value)) return value.slice(0, longestList).map(printable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => (own === undefined ? [] : [[key, printable(own)]])),
  );
}

function propCode([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n\\{}<>&]/.test(value)) return `${name}="${value}"`;
  return `${name}={${inspect(printable(value), style)}}`;
}

/**
 * A component with these props, as a module that a product could have. Undefined if they are no plain data, such as
 * elements.
 *
 * @param path path in the package, such as `widgets/PositionCard`
 */
export function exampleCode(path: string, props: object): string | undefined {
  if (!Object.values(props).every(isPlain)) return undefined;
  const name = path.split('/').at(-1) ?? path;
  const lines = Object.entries(props)
    .flatMap((prop) => propCode(prop).split('\n'))
    .map((line) => `    ${line}`);
  return [
    `import { ${name} } from 'itayose/${path}';`,
    '',
    'export const Example = () => (',
    ...(lines.length === 0 ? [`  <${name} />`] : [`  <${name}`, ...lines, '  />']),
    ');',
  ].join('\n');
}
