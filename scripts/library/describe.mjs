import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { experimental_manifests as readManifests } from '@storybook/react/preset';
import { ERROR_CODES, parse } from 'react-docgen';
import { loadCsf } from 'storybook/internal/csf-tools';
import { parseSync, Visitor } from 'vite';
import { importTypeScript } from '../importTypeScript.mjs';
import { storyFiles, titleOf } from '../storyFiles.mjs';

/** @import { Documentation } from 'react-docgen' */
/** @import { Meta } from '@storybook/react-vite' */
/** @import { ParseResult } from 'vite' */
/** @import { LibraryStatus } from '../../src/components/componentStatus.ts' */
/** @import { DescribedModule, DescribedProp, DescribedStory } from './componentMarkdown.ts' */

/** @type {typeof import('../../tests/sheet/comments.ts')} */
const { commentsOf } = await importTypeScript('tests/sheet/comments.ts');
/** @type {typeof import('./exampleCode.ts')} */
const { exampleCode } = await importTypeScript('scripts/library/exampleCode.ts');
/** @type {typeof import('../../stories/usage/storyWords.ts')} */
const { storyWords } = await importTypeScript('stories/usage/storyWords.ts');
/** @type {typeof import('../../stories/usage/usageRecords.ts')} */
const { usageRecords } = await importTypeScript('stories/usage/usageRecords.ts');

/**
 * Without the sources that only this repository has.
 *
 * @param {string} [text]
 */
const withoutCitations = (text = '') => text.replaceAll(/ ?\((?:decision|specification) [^)]*\)/g, '');

/** @param {string} text */
const withoutTags = (text) =>
  text.replaceAll(/^@throws /gm, 'Throws ').replaceAll(/^@returns /gm, 'Returns ');

/**
 * Describes an exported component or widget by its source, its stories and its usage record.
 *
 * @param {string} path path in the package, such as `components/Card/CardFacts`
 * @param {string} file source file
 * @param {LibraryStatus} status
 * @param {string[]} folders names of the folders that have a module of their name
 * @returns {Promise<DescribedModule>}
 */
export async function describe(path, file, status, folders) {
  const [layer = '', folder = ''] = path.split('/');
  const name = path.split('/').at(-1) ?? path;
  const source = readFileSync(file, 'utf8');
  const docgen = docgenOf(source, file, name);
  const { module } = parseSync(file, source);
  const own = filesOf(layer, name);
  return {
    path,
    status,
    description: withoutTags(withoutCitations(docgen?.description || commentsOf(source).get(name) || '')),
    names: namesOf(module, false),
    typeNames: namesOf(module, true),
    props: propsOf(docgen, source, name),
    // Components show their states with literal props already.
    example: layer === 'widgets' ? await exampleOf(path, own) : undefined,
    usage: usageRecords.get(name),
    // A part without stories of its own is shown by those of its folder, unless they belong to another module.
    stories: await storiesIn(own.length > 0 || folders.includes(folder) ? own : filesOf(layer, folder)),
  };
}

/**
 * Names that a module exports: those of types, or those of values.
 *
 * @param {ParseResult['module']} module
 * @param {boolean} ofTypes
 */
const namesOf = ({ staticExports }, ofTypes) =>
  staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => isType === ofTypes)
    .flatMap(({ exportName }) => exportName.name ?? []);

/**
 * What react-docgen finds; undefined for a module that is no component, or is only styled.
 *
 * @param {string} source
 * @param {string} file
 * @param {string} name
 */
function docgenOf(source, file, name) {
  try {
    const found = parse(source, { filename: resolve(file) });
    return found.find(({ displayName }) => displayName === name);
  } catch (error) {
    const { MISSING_DEFINITION, MULTIPLE_DEFINITIONS } = ERROR_CODES;
    if ([MISSING_DEFINITION, MULTIPLE_DEFINITIONS].includes(Object(error).code)) return undefined;
    throw error;
  }
}

/**
 * What react-docgen can't read is taken as it is written.
 *
 * @param {Documentation | undefined} docgen
 * @param {string} source
 * @param {string} name
 * @returns {DescribedProp[]}
 */
function propsOf(docgen, source, name) {
  const written = writtenProps(source, `${name}Props`);
  if (!docgen) return written;
  return Object.entries(docgen.props ?? {}).flatMap(
    ([prop, { tsType, required = false, defaultValue, description }]) => {
      // An attribute of HTML that only has a default.
      if (!tsType) return [];
      const { raw = tsType.name } = 'raw' in tsType ? tsType : {};
      return {
        name: prop,
        type: typeOf(raw, written.find((one) => one.name === prop)?.type),
        isRequired: required,
        defaultValue: defaultValue && String(defaultValue.value),
        description: withoutCitations(description),
      };
    },
  );
}

/**
 * The resolved type says most, unless docgen can't read it or it is long.
 *
 * @param {string} resolved
 * @param {string} [written]
 */
const typeOf = (resolved, written = resolved) =>
  /\bunknown\b|\bInferOutput\b|\n/.test(resolved) || resolved.length > 120
    ? written.replaceAll(/\s+/g, ' ')
    : resolved;

/**
 * The members of an interface, as they are written.
 *
 * @param {string} source
 * @param {string} interfaceName
 */
function writtenProps(source, interfaceName) {
  const { program, comments } = parseSync('module.tsx', source);
  /** @param {number} start */
  const commentBefore = (start) =>
    comments.find(({ end }) => end < start && source.slice(end, start).trim() === '')?.value ?? '';
  /** @type {DescribedProp[]} */
  const props = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== interfaceName) return;
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
        const { start, end } = member.typeAnnotation.typeAnnotation;
        props.push({
          name: source.slice(member.key.start, member.key.end),
          type: source.slice(start, end),
          isRequired: !member.optional,
          description: withoutCitations(
            commentBefore(member.start)
              .replaceAll(/\n?\s*\*+\s?/g, ' ')
              .trim(),
          ),
        });
      }
    },
  }).visit(program);
  return props;
}

/**
 * A whole module with the args that all stories of a widget begin with.
 *
 * @param {string} path
 * @param {string[]} files
 */
async function exampleOf(path, files) {
  for (const file of files) {
    /** @type {{ default: Meta }} */
    const { default: meta } = await importTypeScript(file);
    if (meta.args) return exampleCode(path, meta.args);
  }
}

const titles = new Map(storyFiles().map((file) => [file, titleOf(file)]));

/**
 * Files of the stories of a component or widget.
 *
 * @param {string} layer
 * @param {string} name
 */
const filesOf = (layer, name) =>
  [...titles]
    .filter(([file, title]) => file.startsWith(`stories/${layer}/`) && title.split('/').at(-1) === name)
    .map(([file]) => file);

/** @param {string[]} files */
const storiesIn = async (files) => {
  const found = [];
  for (const file of files) found.push(...(await storiesOf(file)));
  return found;
};

/**
 * The stories of a file, with code that Storybook's manifests write from their arguments.
 *
 * @param {string} file
 * @returns {Promise<DescribedStory[]>}
 */
async function storiesOf(file) {
  const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  const { components } = await readManifests(
    {},
    {
      manifestEntries: indexInputs.map(({ __id: id = '', title = '', name = '' }) => ({
        type: 'story',
        subtype: 'story',
        id,
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
  return indexInputs.map(({ __id: id = '', exportName }) => {
    const { description, snippet } = written.get(id) ?? {};
    return {
      story: exportName,
      name: storyWords(exportName),
      description: withoutCitations(description),
      code: snippet?.replaceAll('={fn()}', '={() => {}}'),
    };
  });
}
