import type { CardRegion } from '../../../src/domain/cards/cardsVocabulary';
import type { Localized } from '../localized';

/** A branch and its reading, in kana or in Latin letters. */
interface Branch {
  code: string;
  name: string;
  names: Localized;
  reading: string;
}

/** A bank with its branches. Indian accounts have an IFSC instead of a branch. All banks are invented. */
interface Bank {
  name: string;
  names: Localized;
  reading: string;
  branches: Branch[];
}

/** The name as it is written in its country, its reading, and the name in the other two languages. */
type Named<Others extends keyof Localized> = readonly [
  name: string,
  reading: string,
  others: Pick<Localized, Others>,
];

const japaneseBranches: readonly Named<'en' | 'tw'>[] = [
  ['本店営業部', 'ほんてんえいぎょうぶ honten', { en: 'Head Office', tw: '總行營業部' }],
  ['駅前支店', 'えきまえ ekimae', { en: 'Ekimae Branch', tw: '站前分行' }],
  ['北口支店', 'きたぐち kitaguchi', { en: 'Kitaguchi Branch', tw: '北口分行' }],
  ['南口支店', 'みなみぐち minamiguchi', { en: 'Minamiguchi Branch', tw: '南口分行' }],
  ['中央支店', 'ちゅうおう chuo', { en: 'Chuo Branch', tw: '中央分行' }],
  ['港支店', 'みなと minato', { en: 'Minato Branch', tw: '港分行' }],
  ['緑が丘支店', 'みどりがおか midorigaoka', { en: 'Midorigaoka Branch', tw: '綠丘分行' }],
  ['桜台支店', 'さくらだい sakuradai', { en: 'Sakuradai Branch', tw: '櫻台分行' }],
  ['若葉支店', 'わかば wakaba', { en: 'Wakaba Branch', tw: '若葉分行' }],
  ['川端支店', 'かわばた kawabata', { en: 'Kawabata Branch', tw: '川端分行' }],
  ['東町支店', 'ひがしまち higashimachi', { en: 'Higashimachi Branch', tw: '東町分行' }],
  ['西町支店', 'にしまち nishimachi', { en: 'Nishimachi Branch', tw: '西町分行' }],
];

const taiwaneseBranches: readonly Named<'en' | 'jp'>[] = [
  ['城中分行', 'chengzhong', { en: 'Chengzhong Branch', jp: '城中支店' }],
  ['站前分行', 'zhanqian', { en: 'Zhanqian Branch', jp: '站前支店' }],
  ['東門分行', 'dongmen', { en: 'Dongmen Branch', jp: '東門支店' }],
  ['西門分行', 'ximen', { en: 'Ximen Branch', jp: '西門支店' }],
  ['河畔分行', 'hepan', { en: 'Hepan Branch', jp: '河畔支店' }],
  ['港邊分行', 'gangbian', { en: 'Gangbian Branch', jp: '港辺支店' }],
];

/** The name in all languages; that of its country is written there. */
const namesOf = (own: keyof Localized, [name, , others]: Named<never>): Localized => ({
  en: name,
  tw: name,
  jp: name,
  ...others,
  [own]: name,
});

/** Assigns codes from 101. */
const withCodes = (own: keyof Localized, branches: readonly Named<never>[], digits: number): Branch[] =>
  branches.map((branch, index) => ({
    code: String(101 + index).padStart(digits, '0'),
    name: branch[0],
    names: namesOf(own, branch),
    reading: branch[1],
  }));

const withBranches = (own: keyof Localized, banks: readonly Named<never>[], branches: Branch[]): Bank[] =>
  banks.map((bank) => ({ name: bank[0], names: namesOf(own, bank), reading: bank[1], branches }));

const japaneseBanks: readonly Named<'en' | 'tw'>[] = [
  ['あさぎり銀行', 'asagiri', { en: 'Asagiri Bank', tw: '朝霧銀行' }],
  ['うすべに銀行', 'usubeni', { en: 'Usubeni Bank', tw: '薄紅銀行' }],
  ['かげろう銀行', 'kagero', { en: 'Kagero Bank', tw: '陽炎銀行' }],
  ['こはる信用金庫', 'こはるしんようきんこ koharu', { en: 'Koharu Shinkin Bank', tw: '小春信用金庫' }],
  ['すいれん銀行', 'suiren', { en: 'Suiren Bank', tw: '睡蓮銀行' }],
  [
    'たそがれ信託銀行',
    'たそがれしんたくぎんこう tasogare',
    { en: 'Tasogare Trust Bank', tw: '黃昏信託銀行' },
  ],
  ['月影銀行', 'つきかげぎんこう tsukikage', { en: 'Tsukikage Bank', tw: '月影銀行' }],
  ['なぎさ野銀行', 'なぎさのぎんこう nagisano', { en: 'Nagisano Bank', tw: '渚野銀行' }],
  ['冬空銀行', 'ふゆぞらぎんこう fuyuzora', { en: 'Fuyuzora Bank', tw: '冬空銀行' }],
  [
    'ほたる野信用金庫',
    'ほたるのしんようきんこ hotaruno',
    { en: 'Hotaruno Shinkin Bank', tw: '螢野信用金庫' },
  ],
  ['まどろみ銀行', 'madoromi', { en: 'Madoromi Bank', tw: '微睡銀行' }],
  ['夕凪中央銀行', 'ゆうなぎちゅうおうぎんこう yunagi', { en: 'Yunagi Central Bank', tw: '夕凪中央銀行' }],
];

const taiwaneseBanks: readonly Named<'en' | 'jp'>[] = [
  ['晨霧銀行', 'chenwu', { en: 'Chenwu Bank', jp: '晨霧銀行' }],
  ['暮雨銀行', 'muyu', { en: 'Muyu Bank', jp: '暮雨銀行' }],
  ['青石銀行', 'qingshi', { en: 'Qingshi Bank', jp: '青石銀行' }],
  ['望潮銀行', 'wangchao', { en: 'Wangchao Bank', jp: '望潮銀行' }],
  ['雲棲銀行', 'yunqi', { en: 'Yunqi Bank', jp: '雲棲銀行' }],
  ['松影銀行', 'songying', { en: 'Songying Bank', jp: '松影銀行' }],
];

const indianBanks: readonly Named<'tw' | 'jp'>[] = [
  ['Morning Mist Bank', 'mmbk', { tw: '晨靄銀行', jp: 'モーニングミスト銀行' }],
  ['Banyan Leaf Bank', 'bylf', { tw: '榕葉銀行', jp: 'バニヤンリーフ銀行' }],
  ['Lotus Lamp Bank', 'ltlp', { tw: '蓮燈銀行', jp: 'ロータスランプ銀行' }],
  ['Monsoon Gate Bank', 'msgt', { tw: '季風門銀行', jp: 'モンスーンゲート銀行' }],
  ['Peacock Hill Bank', 'pckh', { tw: '孔雀丘銀行', jp: 'ピーコックヒル銀行' }],
  ['Saffron Kite Bank', 'sfkt', { tw: '藏紅鳶銀行', jp: 'サフランカイト銀行' }],
];

const directory: Record<CardRegion, Bank[]> = {
  JP: withBranches('jp', japaneseBanks, withCodes('jp', japaneseBranches, 3)),
  TW: withBranches('tw', taiwaneseBanks, withCodes('tw', taiwaneseBranches, 4)),
  IN: withBranches('en', indianBanks, []),
};

/** Name of a bank in all languages, by its own name; undefined for an unknown bank. */
export const bankNames = (bankName: string): Localized | undefined =>
  Object.values(directory)
    .flat()
    .find(({ name }) => name === bankName)?.names;

/** Name of a branch in all languages; undefined for an unknown branch. */
export const branchNames = (region: CardRegion, branchName: string | null): Localized | undefined =>
  directory[region].flatMap(({ branches }) => branches).find(({ name }) => name === branchName)?.names;

/** The banks of a region, in display order. */
export const banksOf = (region: CardRegion): Bank[] => directory[region];

/** Whether the bank has this branch. For a bank without branches, whether the bank exists. */
export function isBranch(
  region: CardRegion,
  { bankName, branchName, branchCode }: { bankName: string; branchName: string; branchCode: string },
): boolean {
  const bank = directory[region].find(({ name }) => name === bankName);
  if (!bank) return false;
  if (bank.branches.length === 0) return true;
  return bank.branches.some(({ name, code }) => name === branchName && code === branchCode);
}
