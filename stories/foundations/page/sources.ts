const files = import.meta.glob<string>(['../../../src/**/*.{ts,tsx}', '!../../../src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A source file of the product. */
export interface Source {
  /** Of the component or function it holds: `TopBar`. */
  name: string;
  text: string;
}

/** Every source file of the product, so that a page tells what is, and not what somebody once wrote down. */
export const sources: readonly Source[] = Object.entries(files).map(([path, text]) => ({
  name: path.replace(/^.*\//, '').replace(/\.tsx?$/, ''),
  text,
}));

/** The names of the files in which this is found, in the order of the alphabet. */
export function filesWith(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'));
}

/** Every line of the product in which this is found, with its file. */
export function linesWith(pattern: RegExp): { name: string; line: string }[] {
  return sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => ({ name, line: line.trim() })),
  );
}
