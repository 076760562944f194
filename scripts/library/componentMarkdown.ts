import type { LibraryStatus } from '../../src/components/componentStatus.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { languageNames } from '../../stories/support/languageNames.ts';
import { criteriaOf } from '../../stories/usage/criteriaOf.ts';
import { bulletList, markdownTable } from '../../stories/usage/markdown.ts';
import type { AnyUsage } from '../../stories/usage/usageRecords.ts';

/** A prop, as its source describes it. */
export interface DescribedProp {
  name: string;
  /** In TypeScript. */
  type: string;
  isRequired: boolean;
  /** In TypeScript; undefined without one. */
  defaultValue?: string;
  description: string;
}

/** A story, which shows a state. */
export interface DescribedStory {
  /** Name of its export. */
  story: string;
  /** Name for readers. */
  name: string;
  description: string;
  /** JSX; undefined if it can't be read from the source. */
  code?: string;
}

/** An exported component or widget, or a part of one. */
export interface DescribedModule {
  /** Path in the package, such as `components/Card/CardFacts`. */
  path: string;
  status: LibraryStatus;
  description: string;
  /** Names of the exported values. */
  names: readonly string[];
  typeNames: readonly string[];
  props: readonly DescribedProp[];
  /** A whole module with plain data, in TSX. */
  example?: string | undefined;
  usage?: AnyUsage;
  stories: readonly DescribedStory[];
}

/** Longer code is left out of the states. */
const longestCode = { lines: 16, letters: 900 };

const isShort = (code: string) =>
  code.length <= longestCode.letters && code.split('\n').length <= longestCode.lines;

const codeBlock = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``;

/** The Markdown file of a component or widget. */
export function componentMarkdown(module: DescribedModule): string {
  const { path, status, description, props, example, usage, stories } = module;
  const name = path.split('/').at(-1) ?? path;
  const parts = [
    `# ${name}`,
    description,
    `Status: ${status}`,
    codeBlock(`import ${importedFrom(module, name)} from 'itayose/${path}';`),
    ...propsChapter(props),
    ...(example ? ['## Example', codeBlock(example)] : []),
    ...(usage ? usageChapters(usage, stories) : []),
    ...statesChapter(stories, usage),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What has the name of the module, else all values, else all types. */
function importedFrom({ names, typeNames }: DescribedModule, name: string): string {
  if (names.length === 0) return `type { ${typeNames.join(', ')} }`;
  return `{ ${(names.includes(name) ? [name] : names).join(', ')} }`;
}

const propsChapter = (props: readonly DescribedProp[]) =>
  props.length === 0
    ? []
    : [
        '## Props',
        markdownTable(
          ['Prop', 'Type', 'Default', 'Description'],
          props.map(({ name, type, isRequired, defaultValue, description }) => [
            `\`${name}\``,
            `\`${type}\``,
            isRequired ? 'required' : defaultValue ? `\`${defaultValue}\`` : '',
            description,
          ]),
        ),
      ];

function usageChapters(usage: AnyUsage, stories: readonly DescribedStory[]): string[] {
  const met = criteriaOf(usage);
  const chapter = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [title, bulletList(items)];
  const examples = (title: string, list: AnyUsage['do']) => [
    title,
    ...list.flatMap(({ story, why }) => {
      const { code = '' } = stories.find((one) => one.story === story) ?? {};
      return [why, code && codeBlock(code)];
    }),
  ];
  return [
    ...chapter('## When to use', usage.use),
    ...chapter('## When not to use', usage.avoid),
    ...chapter('## Data', usage.data ?? []),
    ...examples('## Do', usage.do),
    ...examples("## Don't", usage.dont),
    ...textRules(usage.content),
    ...(usage.keyboard.length === 0
      ? []
      : [
          '## Keyboard',
          markdownTable(
            ['Keys', 'Effect'],
            usage.keyboard.map(({ keys, effect }) => [keys, effect]),
          ),
        ]),
    ...chapter('## Screen reader', usage.screenReader),
    ...(met.length === 0
      ? []
      : [
          '## WCAG 2.2',
          markdownTable(
            ['Criterion', 'How it is met'],
            met.map(({ criterion, name, how }) => [`${criterion} ${name}`, how]),
          ),
        ]),
  ];
}

function textRules(content: AnyUsage['content']): string[] {
  const rules = (language: Language) => [`### ${languageNames[language]}`, bulletList(content[language])];
  return languages.some((language) => content[language].length > 0)
    ? ['## Texts', ...languages.flatMap(rules)]
    : [];
}

/** Examples of wrong use are no states. */
function statesChapter(stories: readonly DescribedStory[], usage: AnyUsage | undefined): string[] {
  const wrong = usage?.dont.map(({ story }) => story) ?? [];
  const states = stories.filter(({ story }) => !wrong.includes(story));
  if (states.length === 0) return [];
  return [
    '## States',
    ...states.flatMap(({ name, description, code = '' }) => [
      `### ${name}`,
      description,
      code && isShort(code) ? codeBlock(code) : '',
    ]),
  ];
}
