import type { ESTree } from 'vite';
import { nodesOf } from '../architecture/objects';
import { readRoutes } from '../architecture/routeTable';
import type { SourceFile, SourceTree } from '../architecture/sourceTree';

/** What draws a state. */
const drawnBy: Record<string, string> = {
  'src/components/Skeleton/Skeleton.tsx': 'loading',
  'src/components/Empty/Empty.tsx': 'empty',
  'src/components/ErrorBlock/ErrorBlock.tsx': 'error',
  'src/components/Offline/Offline.tsx': 'offline',
  'src/components/Blocked/Blocked.tsx': 'blocked',
  'src/widgets/RestrictionNotice/RestrictionNotice.tsx': 'blocked',
};

/** What blocks a button, and says why. */
const blocks = new Set(['blockedReason', 'blockedBy']);

/** The states that the code of each path can draw, read without running it: each state, and each status. */
export function reachableStates(tree: SourceTree): Map<string, Set<string>> {
  return new Map(
    readRoutes(tree).map(({ path, screens }) => [
      path,
      new Set(reachedFrom(screens, tree).flatMap((file) => statesOf(file))),
    ]),
  );
}

/** Sheets belong to no path: they open above several, and one of them shows their states. */
const isFollowed = (path: string) => /^src\/(screens|widgets)\//.test(path) && !/\/sheets\//.test(path);

function reachedFrom(screens: readonly string[], tree: SourceTree): SourceFile[] {
  const reached = new Set(screens);
  // A set grows while it is gone through.
  for (const path of reached) {
    for (const { target, typeOnly } of tree.get(path)?.imports ?? [])
      if (!typeOnly && isFollowed(target)) reached.add(target);
  }
  return [...reached].flatMap((path) => tree.get(path) ?? []);
}

function statesOf({ imports, program }: SourceFile): string[] {
  return [
    ...imports.flatMap(({ target, typeOnly }) => (typeOnly ? [] : (drawnBy[target] ?? []))),
    ...(isBlocking(program) ? ['blocked'] : []),
    ...nodesOf(program, 'VariableDeclarator')
      .filter(isToneTable)
      .flatMap(({ init }) => keysOf(init)),
  ];
}

/** Whether a button is told why it is blocked: as an attribute, or with others that are spread. */
const isBlocking = (program: ESTree.Program) =>
  [
    ...nodesOf(program, 'JSXAttribute').map(({ name }) => name),
    ...nodesOf(program, 'Property').map(({ key }) => key),
  ].some((name) => 'name' in name && blocks.has(String(name.name)));

/** `Record<PositionStatus, StatusTone>`: its keys are all statuses that are drawn with it. */
function isToneTable({ id }: ESTree.VariableDeclarator): boolean {
  const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
  if (type?.type !== 'TSTypeReference') return false;
  return type.typeArguments?.params.some((each) => nameOf(each) === 'StatusTone') ?? false;
}

const nameOf = (type: ESTree.TSType) =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined;

const keysOf = (table: ESTree.Expression | null) =>
  table?.type === 'ObjectExpression'
    ? table.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
      )
    : [];
