import { type ESTree, Visitor, type VisitorObject } from 'vite';
import type { SourceFile, SourceTree } from '../architecture/sourceTree.ts';

const isFunction = (node: ESTree.Expression | null | undefined): boolean => {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return isFunction(node.expression);
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
};

/** Names of declared functions and classes. They affect a story only when they run. */
function functionsOf({ program }: SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') {
      if (declared.id) names.add(declared.id.name);
    } else if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && isFunction(init)) names.add(id.name);
    }
  }
  return names;
}

function declaredNames(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
  return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
}

const isType = (kind: string) => kind === 'TSTypeAliasDeclaration' || kind === 'TSInterfaceDeclaration';

/** Memoizes a function of a file, because all files of stories ask about the same files. */
function memoized<Found>(find: (file: SourceFile) => Found): (file: SourceFile) => Found {
  const known = new WeakMap<SourceFile, { found: Found }>();
  return (file) => {
    const entry = known.get(file) ?? { found: find(file) };
    known.set(file, entry);
    return entry.found;
  };
}

/**
 * Whether a file exports anything but functions, classes and types, such as a table, a schema or a styled component.
 * Importers use such values without running a function of the file.
 */
export const exportsValues = memoized((file): boolean => {
  const functions = functionsOf(file);
  return file.program.body.some((statement) => {
    if (statement.type === 'ExportAllDeclaration') return statement.exportKind !== 'type';
    if (statement.type === 'ExportDefaultDeclaration')
      return !isFunction(statement.declaration as ESTree.Expression);
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return false;
    const { declaration, specifiers, source } = statement;
    if (source) return specifiers.some(({ exportKind }) => exportKind !== 'type');
    if (declaration) {
      return !isType(declaration.type) && declaredNames(declaration).some((name) => !functions.has(name));
    }
    return specifiers.some(
      ({ exportKind, local }) => exportKind !== 'type' && !('name' in local && functions.has(local.name)),
    );
  });
});

/** Names that the file calls at top level, outside of any function. */
const calledWhenLoaded = memoized(({ program }): Set<string> => {
  const names = new Set<string>();
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const note = (called: ESTree.Node): void => {
    if (depth > 0) return;
    if (called.type === 'Identifier') names.add(called.name);
    else if (called.type === 'MemberExpression') note(called.object);
    else if (called.type === 'CallExpression') note(called.callee);
  };
  const calls: VisitorObject = {};
  calls.CallExpression = (node) => note(node.callee);
  calls.NewExpression = (node) => note(node.callee);
  calls.TaggedTemplateExpression = (node) => note(node.tag);
  for (const kind of ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const) {
    calls[kind] = enter;
    calls[`${kind}:exit`] = leave;
  }
  new Visitor(calls).visit(program);
  return names;
});

/** Files whose values a file reads. `makesValue` ignores dynamic imports. */
function valuesRead(path: string, makesValue: boolean, tree: SourceTree): string[] {
  const file = tree.get(path);
  if (!file) return [];
  const called = calledWhenLoaded(file);
  return file.imports
    .filter(({ isPackage, typeOnly, dynamic }) => !isPackage && !typeOnly && !(makesValue && dynamic))
    .filter(({ target, names }) => {
      const imported = tree.get(target);
      // Files that are not sources, such as pictures, count as values.
      return !imported || exportsValues(imported) || names.some((name) => called.has(name));
    })
    .map(({ target }) => target);
}

/** Files of values that a file reads, directly or through other values. */
function transitiveValues(path: string, tree: SourceTree): Set<string> {
  const made = new Set<string>();
  const open = valuesRead(path, false, tree);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (made.has(next)) continue;
    made.add(next);
    open.push(...valuesRead(next, true, tree));
  }
  return made;
}

/** Cache, because thousands of stories ask about the same files. */
const valuesByTree = new WeakMap<SourceTree, Map<string, Set<string>>>();

/**
 * Files that a story depends on if it ran functions of `ran`: these files, the values they import statically or
 * dynamically, what created those values, and functions called while the files were loaded.
 *
 * @param ran paths from the root of the tree
 */
export function reachOf(ran: readonly string[], tree: SourceTree): Set<string> {
  const behind = valuesByTree.get(tree) ?? new Map<string, Set<string>>();
  valuesByTree.set(tree, behind);
  const reached = new Set(ran);
  for (const path of ran) {
    const values = behind.get(path) ?? transitiveValues(path, tree);
    behind.set(path, values);
    for (const value of values) reached.add(value);
  }
  return reached;
}
