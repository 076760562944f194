import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Stack.stories')> = {
  use: ['To put parts below each other with equal gaps: `l` between fields, `s` between cards.'],
  avoid: ['For a list of objects: use `List`, so that screen readers know their number.'],
  do: [{ story: 'StackOfFields', why: 'The gap separates the fields of a form.' }],
  dont: [
    {
      story: 'DontSpreadPairs',
      why: 'With one gap throughout, it is not to be seen which label belongs to which figure. Use `KeyValue`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Not announced. The parts are read from top to bottom.'],
  wcag: {},
};
