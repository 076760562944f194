import type { RealNameField } from '../../../src/domain/identity/identityVocabulary';
import type { Localized } from '../localized';

/** Texts of the back office for each rejected part. */
export const realNameProblems: Record<RealNameField, Localized> = {
  name: {
    en: 'The name differs from the one on the document. Enter it exactly as shown there.',
    tw: '姓名與證件上的不一致。請依證件上的寫法填寫。',
    jp: 'お名前が書類の記載と一致しません。書類のとおりに入力してください。',
  },
  katakanaName: {
    en: 'The katakana doesn’t match the name on the document. Enter the reading of the whole name.',
    tw: '片假名與證件上的姓名不符。請填寫全名的讀音。',
    jp: 'フリガナが書類のお名前と一致しません。氏名すべての読みを入力してください。',
  },
  latinName: {
    en: 'The Latin letters don’t match the name on the document. Enter the whole name as in your passport.',
    tw: '英文姓名與證件上的姓名不符。請依護照填寫全名。',
    jp: 'ローマ字が書類のお名前と一致しません。パスポートのとおりに氏名を入力してください。',
  },
  idNumber: {
    en: 'The number differs from the one on the document. Check each character.',
    tw: '證件號碼與證件上的不一致。請逐字確認。',
    jp: '書類番号が書類の記載と一致しません。1文字ずつご確認ください。',
  },
  front: {
    en: 'The front can’t be read. Photograph it again without glare, with all four corners in the picture.',
    tw: '無法辨識證件正面。請避開反光，讓四個角都入鏡後重新拍攝。',
    jp: '書類の表面を読み取れません。光の反射を避け、四隅が入るように撮り直してください。',
  },
  back: {
    en: 'The back can’t be read. Photograph it again without glare, with all four corners in the picture.',
    tw: '無法辨識證件背面。請避開反光，讓四個角都入鏡後重新拍攝。',
    jp: '書類の裏面を読み取れません。光の反射を避け、四隅が入るように撮り直してください。',
  },
};
