import { type AvoidedWord, type AvoidedWordOfAreas, testWords } from './testWords';

/** Words to avoid, and their replacements. */
const words: readonly AvoidedWord[] = [
  [/払い込/, '購入手続き'],
  [/払込み/, '払込'],
  [/買付け/, '買付 by the customer, 買取 by a company'],
  [/追加保証金/, '保証金の追加'],
  // The trading rules say that there is none.
  [/追証(?!（追加の差し入れの請求）はなく)/, '強制決済'],
  [/ロスカット/, '強制決済'],
  [/返済残高/, '未返済額'],
  [/違約金/, '遅延損害金'],
  [/信用借入/, '借入'],
  [/本日の値幅|値幅制限|値幅上限/, '制限値幅'],
  [/売却手数料/, '決済売買手数料'],
  [/決済手数料/, '決済事務手数料'],
  [/手数料差引|費用差引後の/, '損益（全費用差引後）'],
  [/見込み|収益/, '想定損益, or 損益'],
  [/約束/, '保証するものではありません'],
  // Where the name of the product says what it is, and that it is no ban on selling.
  [/(?<![（「])ロックアップ/, '満期型自動売買'],
  [/ファンド/, '運用商品'],
  [/取引パスワード/, '出金パスワード'],
  [/チャネルパスワード/, '入金専用パスワード'],
  [/振込人名/, '振込依頼人名'],
  [/にならないで/, 'お控えください'],
  [/禁止され/, '制限しています'],
  [/大口取引/, '立会外取引'],
  [/売出/, '案件, 対象株数'],
  [/(最低|最高|最低申込)株数|最少/, '最小株数, 最大株数'],
  [/渡[すし]/, '支払金額'],
  [/戻った金額/, '返還額'],
  [/お客さま|あなた/, 'お客様'],
  [/窓口/, 'カスタマーサービス'],
  [/銀行カード/, '銀行口座'],
  [/取引日/, '営業日'],
  [/東京時間/, '日本時間'],
  [/(?<!成功)報酬/, '特典'],
  [/すべて模擬/, '架空'],
  [/％/, '%'],
  [/[\d}] (円|株|単元|分|文字|日|点|回|件|秒)/, 'the unit right after its number'],
  [/(?<!figure|first|last)\}\}円/, '¥ before an amount in a sentence'],
  [/(?<![\d:])\d:\d\d/, 'HH:MM with two digits'],
];

/** Words to avoid in the texts of some areas, and their replacements. */
const wordsOfAreas: readonly AvoidedWordOfAreas[] = [
  [/建玉/, ['ipo', 'blockTrade', 'valueStock', 'buyback'], '保有株式'],
  [/返済/, ['trade'], '決済'],
  [/元本/, ['loans', 'account'], '元金'],
  [/元金/, ['products', 'lockUp', 'copyTrading'], '元本'],
  [/取り下げ/, ['trade', 'position', 'dayTrading'], '取消'],
  [/買付手数料/, ['trade', 'home', 'dayTrading'], '新規売買手数料'],
  [/審査/, ['transfers', 'deposits', 'withdrawals'], '確認'],
];

testWords('jp', words, wordsOfAreas);
