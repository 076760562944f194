import type { Localized } from '../localized';

/** Hours and address of customer service. This is a demonstration without staff. */
export const supportRules = {
  email: 'support@itayose.example',
  automatic: true,
  hours: { opens: '09:00', closes: '17:00' },
  languages: ['jp', 'tw', 'en'] satisfies (keyof Localized)[],
  /** Delay of the automatic answer, in minutes. */
  averageAnswerMinutes: 1,
  maxCharacters: 1000,
};

/** Maximum number of messages within the given minutes. */
export const sendLimit = { messages: 5, minutes: 10 };

/** The answer to every message. */
export const automaticReply: Localized = {
  en: 'This is an automatic reply from the demonstration. Nobody reads your message, and no one will answer it. All money here is invented. The trading rules and the agreement answer most questions.',
  tw: '這是示範環境的自動回覆：您的訊息不會有人閱讀，也不會有專人回覆。這裡的資金皆為虛構。多數情況可參考「交易規則」及「使用者與隱私條款」。',
  jp: 'これはデモの自動返信です。お送りいただいた内容を人が読むことはなく、担当者からの返信もありません。ここで扱うお金は架空のものです。多くのご質問には、取引ルールと利用規約に説明があります。',
};
