import { readFileSync } from 'node:fs';

const specification = readFileSync('docs/specification.md', 'utf8');
const [, count, table = ''] = /^There are (\d+) paths:\n\n((?:\|.*\n)+)/m.exec(specification) ?? [];

/** The paths of the specification, section 2. */
export const specifiedPaths: readonly string[] = [...table.matchAll(/`(\/[\w/]+)`/g)].map(
  ([, path = '']) => path,
);

/** Their number, as the specification states it. */
export const specifiedPathCount = Number(count);
