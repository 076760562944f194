import { type ESTree, parseSync, Visitor } from 'vite';
import { docCommentAbove } from './docComments.ts';

/** A piece of text that goes into the code at a place. */
interface Insertion {
  at: number;
  text: string;
}

/** What `registry.ts` is asked for, under names that no module has. */
const helpers = ['another', 'derived', 'described', 'fieldsOf', 'named', 'narrowed']
  .map((name) => `${name} as __${name}`)
  .join(', ');

/** Valibot's ways of making an object of another one's fields. */
const derivations = new Set(['omit', 'pick', 'partial', 'required']);

/**
 * Lets a module of the contract tell its doc comments when it runs: what stands above a field is kept for the object
 * literal, what stands above a constant for its value. So whatever the code then does with them (spreads, helper
 * functions, constants of other files), comment and schema belong together by identity.
 *
 * @param area what the module is about: the name of its file
 * @param registry where `registry.ts` is imported from
 */
export function instrument(code: string, { area, registry }: { area: string; registry: string }): string {
  const { program, comments, errors } = parseSync(`${area}.ts`, code);
  if (errors.length > 0) throw new Error(`${area}.ts: ${errors[0]?.message}`);
  const docAt = (start: number) => docCommentAbove({ code, comments }, start);
  const types = typeNames(program);
  const insertions: Insertion[] = [];
  const wrap = ({ start, end }: ESTree.Node, name: string, rest = '') =>
    insertions.push({ at: start, text: `__${name}(` }, { at: end, text: `${rest})` });

  new Visitor({
    ObjectExpression: (node) => {
      const docs = fieldDocs(node, code, docAt);
      if (docs) wrap(node, 'described', `, ${docs}`);
    },
    CallExpression: (node) => {
      const [base] = node.arguments;
      const method = methodOf(node);
      if (!base || !method) return;
      const rest = `, ${code.slice(base.start, base.end)}`;
      if (derivations.has(method)) wrap(node, 'derived', rest);
      if (method === 'pipe' && base.type === 'Identifier') wrap(node, 'narrowed', rest);
    },
  }).visit(program);

  const named = program.body.flatMap((statement) =>
    constantsOf(statement).map(({ id, init }) => {
      // Two names for one schema are two schemas, each with a comment of its own.
      if (init?.type === 'Identifier') wrap(init, 'another');
      const name = id.type === 'Identifier' ? id.name : '';
      const exported = statement.type === 'ExportNamedDeclaration';
      const about = { area, name, exported, type: types.get(name), doc: docAt(statement.start) };
      return `__named(${name}, ${JSON.stringify(about)});`;
    }),
  );
  const imports = `import { ${helpers} } from ${JSON.stringify(registry)};`;
  return [inserted(code, insertions), imports, ...named].join('\n');
}

/** The comments above an object's fields, as the code of an object; undefined where there are none. */
function fieldDocs(
  { properties }: ESTree.ObjectExpression,
  code: string,
  docAt: (start: number) => string | undefined,
): string | undefined {
  const docs = properties.flatMap((property) => {
    if (property.type === 'SpreadElement') {
      return [`...__fieldsOf(${code.slice(property.argument.start, property.argument.end)})`];
    }
    const doc = docAt(property.start);
    const key = code.slice(property.key.start, property.key.end);
    return doc === undefined || property.computed ? [] : [`${key}: ${JSON.stringify(doc)}`];
  });
  return docs.length > 0 ? `{ ${docs.join(', ')} }` : undefined;
}

/** `pick` of `v.pick(…)`. */
function methodOf({ callee }: ESTree.CallExpression): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

function constantsOf(statement: ESTree.Statement | ESTree.Program['body'][number]) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.filter(({ id }) => id.type === 'Identifier')
    : [];
}

/** `export type Position = v.InferOutput<typeof position>` names what `position` is called elsewhere. */
function typeNames(program: ESTree.Program): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'TSTypeAliasDeclaration') continue;
    new Visitor({
      TSTypeQuery: ({ exprName }) => {
        if (exprName.type !== 'Identifier' || names.has(exprName.name)) return;
        names.set(exprName.name, declaration.id.name);
      },
    }).visit({ ...program, body: [statement as ESTree.Statement] });
  }
  return names;
}

/** Places keep their order: what opens later goes inside what opened before. */
function inserted(code: string, insertions: readonly Insertion[]): string {
  const inOrder = insertions.map((one, index) => ({ ...one, index }));
  inOrder.sort((a, b) => a.at - b.at || a.index - b.index);
  let result = '';
  let done = 0;
  for (const { at, text } of inOrder) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}
