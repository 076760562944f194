import type { Context } from './context';
import { storyLanguage } from './storyText';

const banks = {
  japanese: { en: 'Asagiri Bank', tw: '朝霧銀行', jp: 'あさぎり銀行' },
  taiwanese: { en: 'Chenwu Bank', tw: '晨霧銀行', jp: '晨霧銀行' },
} as const;

const digits = { japanese: '0917', taiwanese: '0355' } as const;

/** One of the verified member's two bank accounts. */
export type MemberAccount = keyof typeof banks;

/** Bank in the locale of the story, and last digits of an account. */
export const memberAccount = (context: Pick<Context, 'loaded'>, account: MemberAccount) => ({
  bank: banks[account][storyLanguage(context)],
  digits: digits[account],
});
