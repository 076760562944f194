import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { experimental_manifests as readManifests } from '@storybook/react/preset';
import { ERROR_CODES, parse } from 'react-docgen';
import { loadCsf } from 'storybook/internal/csf-tools';
import { parseSync, Visitor } from 'vite';
import { storyFiles, titleOf } from '../storyFiles.mjs';
import { load } from './entries.mjs';

const { commentsOf } = await load('./tests/sheet/comments.ts');
const { storyWords } = await load('./stories/usage/storyWords.ts');
const { usageRecords } = await load('./stories/usage/usageRecords.ts');

/** Without the sources that only this repository has. */
const withoutCitations = (text = '') => text.replaceAll(/ ?\((?:decision|specification) [^)]*\)/g, '');

const withoutTags = (text) =>
  text.replaceAll(/^@throws /gm, 'Throws ').replaceAll(/^@returns /gm, 'Returns ');

/**
 * Describes an exported component or widget by its source, its stories and its usage record.
 *
 * @param path path in the package, such as `components/Card/CardFacts`
 * @param file source file
 * @param folders names of the folders that have a module of their name
 */
export async function describe(path, file, status, folders) {
  const [layer, folder] = path.split('/');
  const name = path.split('/').at(-1);
  const source = readFileSync(file, 'utf8');
  const docgen = docgenOf(source, file, name);
  const { module } = parseSync(file, source);
  const own = filesOf(layer, name);
  return {
    path,
    status,
    description: withoutTags(withoutCitations(docgen?.description || commentsOf(source).get(name))),
    names: namesOf(module, false),
    typeNames: namesOf(module, true),
    props: propsOf(docgen, source, name),
    usage: usageRecords.get(name),
    // A part without stories of its own is shown by those of its folder, unless they belong to another module.
    stories: await storiesIn(own.length > 0 || folders.includes(folder) ? own : filesOf(layer, folder)),
  };
}

/** Names that a module exports: those of types, or those of values. */
const namesOf = ({ staticExports }, ofTypes) =>
  staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => isType === ofTypes)
    .map(({ exportName }) => exportName.name);

/** What react-docgen finds; undefined for a module that is no component, or is only styled. */
function docgenOf(source, file, name) {
  try {
    const found = parse(source, { filename: resolve(file) });
    return found.find(({ displayName }) => displayName === name);
  } catch (error) {
    if (error.code === ERROR_CODES.MISSING_DEFINITION || error.code === ERROR_CODES.MULTIPLE_DEFINITIONS)
      return undefined;
    throw error;
  }
}

/** What react-docgen can't read is taken as it is written. */
function propsOf(docgen, source, name) {
  const written = writtenProps(source, `${name}Props`);
  if (!docgen) return written;
  return (
    Object.entries(docgen.props ?? {})
      // An attribute of HTML that only has a default.
      .filter(([, { tsType }]) => tsType)
      .map(([prop, { tsType, required = false, defaultValue, description }]) => ({
        name: prop,
        type: typeOf(tsType.raw ?? tsType.name, written.find((one) => one.name === prop)?.type),
        isRequired: required,
        defaultValue: defaultValue?.value,
        description: withoutCitations(description),
      }))
  );
}

/** The resolved type says most, unless docgen can't read it or it is long. */
const typeOf = (resolved, written = resolved) =>
  /\bunknown\b|\bInferOutput\b|\n/.test(resolved) || resolved.length > 120
    ? written.replaceAll(/\s+/g, ' ')
    : resolved;

/** The members of an interface, as they are written. */
function writtenProps(source, interfaceName) {
  const { program, comments } = parseSync('module.tsx', source);
  const commentBefore = (start) =>
    comments.find(({ end }) => end < start && source.slice(end, start).trim() === '')?.value ?? '';
  const props = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== interfaceName) return;
      for (const { type, key, optional, typeAnnotation, start } of body.body)
        if (type === 'TSPropertySignature' && typeAnnotation)
          props.push({
            name: key.name,
            type: source.slice(typeAnnotation.typeAnnotation.start, typeAnnotation.typeAnnotation.end),
            isRequired: !optional,
            description: withoutCitations(
              commentBefore(start)
                .replaceAll(/\n?\s*\*+\s?/g, ' ')
                .trim(),
            ),
          });
    },
  }).visit(program);
  return props;
}

const titles = new Map(storyFiles().map((file) => [file, titleOf(file)]));

/** Files of the stories of a component or widget. */
const filesOf = (layer, name) =>
  [...titles]
    .filter(([file, title]) => file.startsWith(`stories/${layer}/`) && title.split('/').at(-1) === name)
    .map(([file]) => file);

const storiesIn = async (files) => {
  const found = [];
  for (const file of files) found.push(...(await storiesOf(file)));
  return found;
};

/** The stories of a file, with code that Storybook's manifests write from their arguments. */
async function storiesOf(file) {
  const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  const { components } = await readManifests(
    {},
    {
      manifestEntries: indexInputs.map(({ __id, title, name }) => ({
        type: 'story',
        subtype: 'story',
        id: __id,
        title,
        name,
        importPath: `./${file}`,
        tags: ['manifest'],
      })),
    },
  );
  const written = new Map(
    Object.values(components.components).flatMap(({ stories }) => stories.map((story) => [story.id, story])),
  );
  return indexInputs.map(({ __id, exportName }) => {
    const { description, snippet } = written.get(__id) ?? {};
    return {
      story: exportName,
      name: storyWords(exportName),
      description: withoutCitations(description),
      code: snippet?.replaceAll('={fn()}', '={() => {}}'),
    };
  });
}
