import { type ESTree, Visitor, type VisitorObject } from 'vite';
import type { SourceFile, SourceTree } from '../architecture/sourceTree.ts';

const isFunction = (node: ESTree.Expression | null | undefined): boolean => {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return isFunction(node.expression);
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
};

/** Names that the file declares as functions or classes: they matter to a story only when they run. */
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

/** A function of a file that remembers what it found: every file of stories asks about the same files. */
function remembered<Found>(find: (file: SourceFile) => Found): (file: SourceFile) => Found {
  const known = new WeakMap<SourceFile, { found: Found }>();
  return (file) => {
    const entry = known.get(file) ?? { found: find(file) };
    known.set(file, entry);
    return entry.found;
  };
}

/**
 * Whether a file exports anything but functions, classes and types: a table, a schema, a styled component. Importers use it
 * without running a function of the file.
 */
export const exportsValues = remembered((file): boolean => {
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

/** Names that the file calls while it is loaded: outside of any function. */
const calledWhenLoaded = remembered(({ program }): Set<string> => {
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

/** Files whose values a file reads, at once or, unless the file itself makes a value, later. */
function valuesRead(path: string, makesValue: boolean, tree: SourceTree): string[] {
  const file = tree.get(path);
  if (!file) return [];
  const called = calledWhenLoaded(file);
  return file.imports
    .filter(({ isPackage, typeOnly, dynamic }) => !isPackage && !typeOnly && !(makesValue && dynamic))
    .filter(({ target, names }) => {
      const imported = tree.get(target);
      // A file that is no source, such as a picture, is a value.
      return !imported || exportsValues(imported) || names.some((name) => called.has(name));
    })
    .map(({ target }) => target);
}

/** The values that a file reads, what they were made of, and so on. */
function valuesBehind(path: string, tree: SourceTree): Set<string> {
  const made = new Set<string>();
  const open = valuesRead(path, false, tree);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (made.has(next)) continue;
    made.add(next);
    open.push(...valuesRead(next, true, tree));
  }
  return made;
}

/** Thousands of stories ask about the same files. */
const behindIn = new WeakMap<SourceTree, Map<string, Set<string>>>();

/**
 * Files on which something depends that ran functions of `ran`: these, the values that they import at once or later, what
 * those values were made of, and functions that were called while these files were loaded.
 *
 * @param ran paths from the root of the tree
 */
export function reachOf(ran: readonly string[], tree: SourceTree): Set<string> {
  const behind = behindIn.get(tree) ?? new Map<string, Set<string>>();
  behindIn.set(tree, behind);
  const reached = new Set(ran);
  for (const path of ran) {
    const values = behind.get(path) ?? valuesBehind(path, tree);
    behind.set(path, values);
    for (const value of values) reached.add(value);
  }
  return reached;
}
