import { type ESTree, parseSync, Visitor } from 'vite';
import { docCommentAbove } from './docComments.ts';

/** Text to insert into the code at an offset. */
interface Insertion {
  at: number;
  text: string;
}

/** Imports from `registry.ts`, under names that no module uses. */
const helpers = ['another', 'derived', 'described', 'fieldsOf', 'named', 'narrowed']
  .map((name) => `${name} as __${name}`)
  .join(', ');

/** Methods of Valibot that derive an object schema from another. */
const derivations = new Set(['omit', 'pick', 'partial', 'required']);

/**
 * Makes a module of the contract register its doc comments at run time: those of fields for the object literal, those of
 * constants for their value. Comment and schema are linked by identity, so spreads, helper functions and constants of
 * other files work.
 *
 * @param area file name of the module
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
      // A second name for a schema gets a clone with its own comment.
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

/** Comments of an object's fields, as code of an object; undefined if there are none. */
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

/** Type names of schemas, from `export type Position = v.InferOutput<typeof position>`. */
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

/** Applies insertions in order of their offsets, so that later ones are nested in earlier ones. */
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
