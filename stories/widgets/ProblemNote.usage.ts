import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ProblemNote.stories')> = {
  use: [
    'In a form, for what the server answered when it did not accept it, until the form changes.',
    'With `tooManyTries`, in a form with a password: what happens after too many wrong ones.',
    'With `contact`, where customer service can lift a refusal.',
  ],
  avoid: [
    'For a field that is wrong before sending: use the error of the field.',
    'For a call that moves money and got no answer: use `ResultUnknown`, and do not offer the form again.',
    'For a part of the screen that could not be loaded: use `ErrorBlock`.',
  ],
  data: [
    '`problem`: a refusal with its key and the sentence of the server, or a failure with its kind and a reference.',
    '`retryAt` of a failure: when the server takes the next request, in ms of `deviceNow`.',
    'Clear it as soon as the form changes: it belongs to what was sent.',
  ],
  do: [
    {
      story: 'TooManyRequests',
      why: 'It says that nothing was carried out, and counts down to the next try.',
    },
    { story: 'NotAccepted', why: 'Customer service finds the request by its reference.' },
  ],
  dont: [
    {
      story: 'DontReplaceTheErrorOfAField',
      why: 'Far from the field, nobody knows which figure is meant. Put it below the field.',
    },
  ],
  content: {
    en: [
      '`tooManyTries` says what follows, and until when: "Too many wrong passwords. Try again in five minutes."',
    ],
    tw: ['`tooManyTries`寫出後果與時間：「密碼錯誤次數過多，請於五分鐘後再試。」'],
    jp: [
      '`tooManyTries`には結果と時間を書く：「パスワードの誤りが続きました。5分後にもう一度お試しください。」',
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the link of customer service, if there is one.' }],
  screenReader: [
    'Role "alert": it is read at once when it appears.',
    'The countdown has role "timer", which is not announced every second.',
  ],
  wcag: {
    '3.3.1': { how: 'The reason is text beside the form.', story: 'Refused' },
    '4.1.3': { how: 'It has role "alert".', story: 'NoAnswer' },
  },
};
