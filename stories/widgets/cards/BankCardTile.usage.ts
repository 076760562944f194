import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./BankCardTile.stories')> = {
  use: [
    'For a bank account or card of the member in a list.',
    'With `choice`, to choose the one that a payment goes to. With `action`, to remove it.',
  ],
  avoid: [
    'For an account that the member pays to: use `KeyValue` with a `CopyButton`, in full.',
    'For a choice without details of a bank: use `Select`.',
    'Never with `choice` and `action` together: a tile that selects has no button inside.',
  ],
  data: [
    '`card`: bank and branch in their own language, `lastFour` digits only, holder as verified, type and currency.',
    'Codes that the region has: branch code, IFSC, UPI. The UPI name is masked here.',
    'The whole number never leaves the server.',
  ],
  do: [
    { story: 'OneOfSeveralToChoose', why: 'The whole tile selects, and the arrow keys do, too.' },
    { story: 'BanksOfEachRegion', why: 'Every region shows the codes that it has, and nothing empty.' },
  ],
  dont: [
    {
      story: 'DontPassTheWholeNumber',
      why: '`lastFour` is shown as it is. The whole number on the screen is a leak.',
    },
  ],
  content: {
    en: ['The name of the action has the object: "Remove Asagiri Bank, ending in 0917".'],
    tw: ['操作的名稱寫出對象：「移除朝霧銀行，末四碼 0917」。'],
    jp: ['操作の名前には対象を書く：「あさぎり銀行 末尾0917を削除」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the chosen tile, or to the action.' },
    { keys: 'Arrow keys', effect: 'With `choice`: choose the next tile.' },
  ],
  screenReader: [
    'With `choice`: role "radio", named by bank, number, type, holder and codes; "checked" or "not checked".',
    'The number is read as "Number ending in 0917", without the dots.',
  ],
  wcag: {
    '1.3.1': { how: 'The tiles of one choice are a group of radio buttons.', story: 'OneOfSeveralToChoose' },
    '2.1.1': { how: 'Arrow keys choose.', story: 'OneOfSeveralToChoose' },
  },
};
