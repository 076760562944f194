import type { SourceFile } from './sourceTree';
import type { Rule } from './violation';

function isBarrel({ path, program }: SourceFile): boolean {
  if (/\/index\.tsx?$/.test(path)) return true;
  return (
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  );
}

/** No barrel files: imports name the file that defines the export. */
export const barrels: Rule = (tree) =>
  [...tree.values()].filter(isBarrel).map(({ path }) => ({ file: path, problem: 'is a barrel file' }));
