import type { CardRegion } from '../../../src/domain/vocabulary';

/** A branch and its reading, in kana or in Latin letters. */
interface Branch {
  code: string;
  name: string;
  reading: string;
}

/** A bank with its branches. Indian accounts have an IFSC instead of a branch. All banks are invented. */
interface Bank {
  name: string;
  reading: string;
  branches: Branch[];
}

type Named = readonly [name: string, reading: string];

const japaneseBranches: readonly Named[] = [
  ['本店営業部', 'ほんてんえいぎょうぶ honten'],
  ['駅前支店', 'えきまえ ekimae'],
  ['北口支店', 'きたぐち kitaguchi'],
  ['南口支店', 'みなみぐち minamiguchi'],
  ['中央支店', 'ちゅうおう chuo'],
  ['港支店', 'みなと minato'],
  ['緑が丘支店', 'みどりがおか midorigaoka'],
  ['桜台支店', 'さくらだい sakuradai'],
  ['若葉支店', 'わかば wakaba'],
  ['川端支店', 'かわばた kawabata'],
  ['東町支店', 'ひがしまち higashimachi'],
  ['西町支店', 'にしまち nishimachi'],
];

const taiwaneseBranches: readonly Named[] = [
  ['城中分行', 'chengzhong'],
  ['站前分行', 'zhanqian'],
  ['東門分行', 'dongmen'],
  ['西門分行', 'ximen'],
  ['河畔分行', 'hepan'],
  ['港邊分行', 'gangbian'],
];

/** Assigns codes from 101. */
const withCodes = (branches: readonly Named[], digits: number): Branch[] =>
  branches.map(([name, reading], index) => ({
    code: String(101 + index).padStart(digits, '0'),
    name,
    reading,
  }));

const withBranches = (banks: readonly Named[], branches: Branch[]): Bank[] =>
  banks.map(([name, reading]) => ({ name, reading, branches }));

const directory: Record<CardRegion, Bank[]> = {
  JP: withBranches(
    [
      ['あさぎり銀行', 'asagiri'],
      ['うすべに銀行', 'usubeni'],
      ['かげろう銀行', 'kagero'],
      ['こはる信用金庫', 'こはるしんようきんこ koharu'],
      ['すいれん銀行', 'suiren'],
      ['たそがれ信託銀行', 'たそがれしんたくぎんこう tasogare'],
      ['月影銀行', 'つきかげぎんこう tsukikage'],
      ['なぎさ野銀行', 'なぎさのぎんこう nagisano'],
      ['冬空銀行', 'ふゆぞらぎんこう fuyuzora'],
      ['ほたる野信用金庫', 'ほたるのしんようきんこ hotaruno'],
      ['まどろみ銀行', 'madoromi'],
      ['夕凪中央銀行', 'ゆうなぎちゅうおうぎんこう yunagi'],
    ],
    withCodes(japaneseBranches, 3),
  ),
  TW: withBranches(
    [
      ['晨霧銀行', 'chenwu'],
      ['暮雨銀行', 'muyu'],
      ['青石銀行', 'qingshi'],
      ['望潮銀行', 'wangchao'],
      ['雲棲銀行', 'yunqi'],
      ['松影銀行', 'songying'],
    ],
    withCodes(taiwaneseBranches, 4),
  ),
  IN: withBranches(
    [
      ['Morning Mist Bank', 'mmbk'],
      ['Banyan Leaf Bank', 'bylf'],
      ['Lotus Lamp Bank', 'ltlp'],
      ['Monsoon Gate Bank', 'msgt'],
      ['Peacock Hill Bank', 'pckh'],
      ['Saffron Kite Bank', 'sfkt'],
    ],
    [],
  ),
};

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
