import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ResultUnknown.stories')> = {
  use: [
    'In place of a form that moves money, as soon as a call got no answer: it may have been carried out.',
    'With `waiting`, while the answer may still arrive. With `onCheck`, if the server can be asked.',
    'With `cancels`, if the call cancels something, which may still be active.',
  ],
  avoid: [
    'For a call that was certainly not carried out, such as HTTP 4xx: use `ProblemNote`, and keep the form.',
    'For a result that is known: use `ResultKnown`.',
    'For a call that moves no money: let the member try again.',
  ],
  data: [
    '`checkHref`: where the outcome can be seen. `checks` says what is there: positions or records.',
    '`sent`: what was sent and when, as text in exchange time.',
    '`reference`: the code of the failure; empty without one.',
    'Keep the request id until its result is known. `onCheck` asks for it.',
  ],
  do: [
    { story: 'StillUnknown', why: 'The first button asks the server. The second leads to the records.' },
    { story: 'Waiting', why: 'As long as the answer may come, nothing has to be done.' },
  ],
  dont: [
    {
      story: 'DontOfferTheFormAgain',
      why: 'Sent again, the order may be placed twice. Offer the form only when the result is known.',
    },
  ],
  content: {
    en: ['`sent.what` is a noun: "Order". `sent.time` has seconds: "10:02:11".'],
    tw: ['`sent.what`用名詞：「委託」。`sent.time`含秒數：「10:02:11」。'],
    jp: ['`sent.what`は名詞：「注文」。`sent.time`には秒まで書く：「10:02:11」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the button that asks, then to the link.' },
    { keys: 'Enter', effect: 'Asks the server, or opens the records. Space too, on the button.' },
  ],
  screenReader: [
    'Role "status": the title and what to do are announced in turn.',
    'The button is "busy" while the server is asked.',
  ],
  wcag: {
    '4.1.3': { how: 'It has role "status".', story: 'WithReference' },
  },
};
