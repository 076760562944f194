/** A change of one file that the harness makes and takes back. */
export interface Change {
  /** What it does, as a sentence fragment: `the fee of a short sale has the wrong sign`. Unique. */
  title: string;
  /** From the root of the project. */
  file: string;
  /** Text that stands in the file exactly once. */
  text: string;
  /** What stands there instead. */
  becomes: string;
}

export interface Fault extends Change {
  /** Kind of mistake, such as `missing translation`. */
  kind: string;
  /** The step of `npm test -- --changed` that finds it. */
  foundBy: 'Types' | 'Lint' | 'Unit tests' | 'Stories in Chromium';
}
