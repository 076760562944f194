import type { Fault } from '../change';

/** Mistakes in texts. */
export const textFaults: readonly Fault[] = [
  {
    title: 'the Chinese texts lack the word for a cancelled transfer',
    kind: 'missing translation',
    foundBy: 'Types',
    file: 'src/i18n/locales/tw/transfers.ts',
    text: "  cancelled: '已取消',\n",
    becomes: '',
  },
  {
    title: 'the remaining time does not fit on a line in Japanese',
    kind: 'label too long in one language',
    foundBy: 'Stories in Chromium',
    file: 'src/i18n/locales/jp/gates.ts',
    text: "left: 'あと {{left}}'",
    becomes: "left: '受付が始まるまでの残り時間はあと {{left}} となっておりますのでお待ちください'",
  },
];
