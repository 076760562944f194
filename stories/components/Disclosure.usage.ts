import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Disclosure.stories')> = {
  use: [
    'For facts that some readers need, below the few that all need.',
    'With `value`, for the sum of a table.',
  ],
  avoid: [
    'For what a member must know before a commitment: the worst case, a missing balance. Show it.',
    'To switch between parts of a screen: use `Tabs`.',
  ],
  do: [{ story: 'Folded', why: 'The sum says what the table adds up to, without a tap.' }],
  dont: [{ story: 'DontFoldAWarning', why: 'A warning that needs a tap is not read.' }],
  content: {
    en: ['The label names what is folded: "Terms and fees", not "More".'],
    tw: ['標籤寫出收合的內容：「委託條件與費用」，不寫「更多」。'],
    jp: ['ラベルには中身を書く：「注文条件と費用」。「もっと見る」とは書かない。'],
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Folds or unfolds, as the browser does for every `summary`.' }],
  screenReader: ['Role and state of `details`: the label and the sum, "collapsed" or "expanded".'],
  wcag: {
    '2.1.1': { how: 'The label takes the focus, and a key unfolds it.', story: 'UnfoldedByKeyboard' },
  },
};
