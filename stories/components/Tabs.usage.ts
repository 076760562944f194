import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Tabs.stories')> = {
  use: [
    'For alternative views of one thing, one at a time.',
    '`dense`, for about seven short tabs that must all be visible.',
  ],
  avoid: ['For a value of a form: use `SegmentedControl`.', 'For screens: use the bottom menu.'],
  do: [
    { story: 'PanelOfTheChosenTab', why: 'The tabs name the views; the panel shows the chosen one.' },
    { story: 'HoldsAForm', why: 'A panel with a form takes no swipes, so that no input is lost.' },
  ],
  dont: [{ story: 'DontUseOneTab', why: 'One view needs no tabs. Use a heading.' }],
  content: {
    en: ['Each tab is one or two words: "Held".'],
    tw: ['每個分頁用一到兩個詞：「持有」。'],
    jp: ['タブは一、二語にする：「保有中」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the chosen tab, then into the panel.' },
    { keys: 'Arrow keys', effect: 'Move between the tabs.' },
    { keys: 'Enter, Space', effect: 'Choose the tab.' },
  ],
  screenReader: [
    'Roles "tablist", "tab" and "tabpanel". The chosen tab is selected.',
    'Without a panel a group of buttons, of which the chosen one is pressed.',
  ],
  wcag: {
    '2.1.1': { how: 'Tabs are chosen with keys.', story: 'ChosenByKeyboard' },
    '2.4.3': { how: 'The tabs are one stop.', story: 'OneTabStop' },
    '2.5.1': { how: 'A tap does what a swipe does.', story: 'PanelOfTheChosenTab' },
  },
};
