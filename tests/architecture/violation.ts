import type { SourceTree } from './sourceTree';

/** Where a rule is broken, and how. */
export interface Violation {
  file: string;
  problem: string;
}

/** A rule of the architecture: finds everything that breaks it in the project of this folder, whose sources are given. */
export type Rule = (tree: SourceTree, root: string) => Violation[];
