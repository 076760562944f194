import type { SourceTree } from './sourceTree';

/** Where a rule is broken, and how. */
export interface Violation {
  file: string;
  problem: string;
}

/** A rule of the architecture: finds everything in a project that breaks it. */
export type Rule = (tree: SourceTree) => Violation[];
