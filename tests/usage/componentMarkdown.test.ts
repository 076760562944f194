import { expect, it } from 'vitest';
import { componentMarkdown, type DescribedModule } from '../../scripts/library/componentMarkdown';
import { llmsText } from '../../scripts/library/llmsText';

const part: DescribedModule = {
  path: 'components/Card/CardNote',
  status: 'stable',
  description: 'A note on a card.',
  names: ['CardNote', 'noteHeight'],
  typeNames: ['CardNoteProps'],
  props: [],
  stories: [],
};

it('writes a part without props and stories', () => {
  expect(componentMarkdown(part)).toBe(`# CardNote

A note on a card.

Status: stable

\`\`\`tsx
import { CardNote } from 'itayose/components/Card/CardNote';
\`\`\`
`);
});

it('imports all values of a module without one of its name, else its types', () => {
  const path = 'widgets/Chart/chartTypes';
  const text = (names: string[]) => componentMarkdown({ ...part, path, names, typeNames: ['Kind'] });
  expect(text(['types', 'first'])).toContain(`import { types, first } from 'itayose/${path}';`);
  expect(text([])).toContain(`import type { Kind } from 'itayose/${path}';`);
});

it('writes props, use and states', () => {
  const text = componentMarkdown({
    ...part,
    props: [
      { name: 'kind', type: "'a' | 'b'", isRequired: false, defaultValue: "'a'", description: 'Which\none.' },
      { name: 'label', type: 'string', isRequired: true, description: 'Its name.' },
    ],
    stories: [
      { story: 'Usual', name: 'Usual', description: 'As it is.', code: '<CardNote />' },
      { story: 'DontNest', name: "Don't nest", description: '', code: '<CardNote><CardNote /></CardNote>' },
      { story: 'Long', name: 'Long', description: '', code: '<br />\n'.repeat(20) },
    ],
    usage: {
      use: ['For a note.'],
      avoid: [],
      data: ['A text.'],
      do: [{ story: 'Usual', why: 'One note.' }],
      dont: [{ story: 'DontNest', why: 'Two notes.' }],
      content: { en: ['Be short.'], tw: ['簡短。'], jp: ['短く。'] },
      keyboard: [],
      screenReader: ['Reads it.'],
      wcag: { '1.3.1': { how: 'It is a paragraph.', story: 'Usual' } },
    },
  });
  expect(text.slice(text.indexOf('## Props'))).toBe(`## Props

| Prop | Type | Default | Description |
| --- | --- | --- | --- |
| \`kind\` | \`'a' \\| 'b'\` | \`'a'\` | Which one. |
| \`label\` | \`string\` | required | Its name. |

## When to use

- For a note.

## Data

- A text.

## Do

One note.

\`\`\`tsx
<CardNote />
\`\`\`

## Don't

Two notes.

\`\`\`tsx
<CardNote><CardNote /></CardNote>
\`\`\`

## Texts

### English

- Be short.

### 繁體中文

- 簡短。

### 日本語

- 短く。

## Screen reader

- Reads it.

## WCAG 2.2

| Criterion | How it is met |
| --- | --- |
| 1.3.1 Info and Relationships | It is a paragraph. |

## States

### Usual

As it is.

\`\`\`tsx
<CardNote />
\`\`\`

### Long
`);
});

it('writes llms.txt', () => {
  const files = [
    { title: 'Button', path: 'docs/components/Button.md', about: 'An action' },
    { title: 'Card', path: 'docs/components/Card.md', about: '' },
  ];
  expect(llmsText('Itayose', 'Components.', ['A note.'], { Components: files })).toBe(`# Itayose

> Components.

A note.

## Components

- [Button](docs/components/Button.md): An action
- [Card](docs/components/Card.md)
`);
});
