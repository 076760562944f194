/** A change of one file that the harness applies and reverts. */
export interface Change {
  /** Description: `the fee of a short sale has the wrong sign`. Unique. */
  title: string;
  /** Relative to the root of the project. */
  file: string;
  /** Text that occurs in the file exactly once. */
  text: string;
  /** Replacement. */
  becomes: string;
}

export interface Fault extends Change {
  /** Kind of mistake, such as `missing translation`. */
  kind: string;
  /** The step of `npm test -- --changed` that should find it. */
  foundBy: 'Types' | 'Lint' | 'Unit tests' | 'Public types of the library' | 'Stories in Chromium';
}
