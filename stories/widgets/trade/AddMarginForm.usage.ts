import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./AddMarginForm.stories')> = {
  use: ['To add margin to a position that is held, so that its liquidation price moves away.'],
  avoid: [
    'For a deposit to the account: use `AmountField` and a `ConfirmSheet`.',
    'For a position that cannot be liquidated: more margin changes nothing.',
    'To take margin back: it is returned when the position is closed.',
  ],
  data: [
    '`available`: in yen, as a decimal string; undefined while unknown, and then shown as —.',
    '`liquidationWith`: the liquidation price with an amount added, from `liquidationPrice` of the domain.',
    '`prices`: of the position and its last quote, in yen, for a drawing of the effect.',
    '`restrictions`: of the account. A frozen one blocks the form.',
    '`onSubmit` gets a whole number of yen as a decimal string, at most what is available.',
  ],
  do: [
    { story: 'RefusedByServer', why: 'The refusal stays beside the form until the amount changes.' },
    { story: 'Frozen', why: 'The form opens, and its button says why nothing can be sent.' },
  ],
  dont: [
    {
      story: 'DontLeaveTheEffectOpen',
      why: 'Without the new liquidation price, nobody can judge how much is enough.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab, Shift+Tab', effect: 'Moves within the sheet: close button, amount, submit button.' },
    { keys: 'Enter, Space', effect: 'On the submit button: sends the amount. Does nothing while blocked.' },
    { keys: 'Escape', effect: 'Closes the sheet. Nothing is sent.' },
  ],
  screenReader: [
    'Role "dialog", named "Add margin". The amount is a text box with the available funds as description.',
    'A blocked button is "dimmed" or "unavailable", with the reason as description.',
    'A refusal has role "alert" and is read at once.',
  ],
  wcag: {
    '2.1.1': { how: 'Typed, sent and left by keys.', story: 'ByKeyboard' },
    '3.3.1': { how: 'A blocked button describes its reason.', story: 'Frozen' },
    '3.3.3': { how: 'The error says how much is missing.', story: 'OneSenShort' },
  },
};
