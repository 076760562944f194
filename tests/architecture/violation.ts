import type { SourceTree } from './sourceTree';

/** A violation of a rule. */
export interface Violation {
  file: string;
  problem: string;
}

/** An architecture rule: finds all violations in the project in folder `root`, whose sources are `tree`. */
export type Rule = (tree: SourceTree, root: string) => Violation[];
