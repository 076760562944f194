const files = import.meta.glob<string>(['../../../src/**/*.{ts,tsx}', '!../../../src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A source file of the product. */
export interface Source {
  /** The component or function in it: `TopBar`. */
  name: string;
  text: string;
}

/** Every source file of the product, so that pages show the current uses. */
export const sources: readonly Source[] = Object.entries(files).map(([path, text]) => ({
  name: path.replace(/^.*\//, '').replace(/\.tsx?$/, ''),
  text,
}));

/** Names of the files that contain a match, sorted. */
export function filesWith(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** Every line of the product with a match, with its file. */
export function linesWith(pattern: RegExp): { name: string; line: string }[] {
  return sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => ({ name, line: line.trim() })),
  );
}
