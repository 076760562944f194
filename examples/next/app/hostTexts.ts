import type { Language } from './choices';

/** The host's own texts. */
export const hostTexts = {
  en: {
    company: 'Harbour Ledger',
    demo: 'DEMO: all figures are invented, and no order reaches an exchange.',
    stock: 'Paper Lantern Works',
    light: 'Light',
    dark: 'Dark',
    value: 'Your savings',
    change: 'Since yesterday',
    amount: 'Amount',
    yen: 'JPY',
    review: 'Review',
    question: 'Invest this amount? (DEMO)',
    close: 'Close',
    noted: 'Noted for the demonstration:',
    confirm: 'Confirm',
  },
  ja: {
    company: 'ハーバー・レジャー',
    demo: 'DEMO：数値はすべて架空で、注文は取引所に送られません。',
    stock: '紙灯籠製作所',
    light: 'ライト',
    dark: 'ダーク',
    value: '貯蓄額',
    change: '前日比',
    amount: '金額',
    yen: '円',
    review: '確認する',
    question: 'この金額を投資しますか（DEMO）',
    close: '閉じる',
    noted: 'デモとして記録しました：',
    confirm: '確定する',
  },
  'zh-Hant-TW': {
    company: '港灣帳簿',
    demo: 'DEMO：所有數字皆為虛構，委託不會送至交易所。',
    stock: '紙燈籠製作所',
    light: '淺色',
    dark: '深色',
    value: '您的儲蓄',
    change: '較前日',
    amount: '金額',
    yen: '日圓',
    review: '檢視',
    question: '要投資這個金額嗎？（DEMO）',
    close: '關閉',
    noted: '已記錄（示範）：',
    confirm: '確認',
  },
} satisfies Record<Language, object>;

export const languageNames: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  'zh-Hant-TW': '繁體中文',
};
