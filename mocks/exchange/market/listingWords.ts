/*
 * Words for the names of invented companies: two images joined by 乃 (「霧乃帆」), and a line of business. Such names are
 * plausible and do not match real companies. The order of the lists decides the names: a change renames all companies.
 */

/** A part of a company's name in each language, and its reading in kana. */
export interface NameWord {
  jp: string;
  tw: string;
  en: string;
  kana: string;
}

/** Line of business of a listed company: the 17 sectors of the Tokyo exchange, in its order. */
export const sectors = [
  'foods',
  'energy',
  'construction',
  'materials',
  'pharma',
  'vehicles',
  'metals',
  'machinery',
  'electronics',
  'services',
  'utilities',
  'transport',
  'wholesale',
  'retail',
  'banks',
  'financials',
  'realEstate',
] as const;
export type Sector = (typeof sectors)[number];

export const firstWords = words(
  '霧/霧/Kiri/きり 霞/霞/Kasumi/かすみ 露/露/Tsuyu/つゆ 霜/霜/Shimo/しも 虹/虹/Niji/にじ 暁/曉/Akatsuki/あかつき',
  '宵/宵/Yoi/よい 墨/墨/Sumi/すみ 雲/雲/Kumo/くも 風/風/Kaze/かぜ 苔/苔/Koke/こけ 蔦/蔦/Tsuta/つた',
  '蓮/蓮/Hasu/はす 楓/楓/Kaede/かえで 椿/椿/Tsubaki/つばき 茜/茜/Akane/あかね 紺/紺/Kon/こん 潮/潮/Shio/しお',
  '渚/渚/Nagisa/なぎさ 楠/楠/Kusu/くす 雁/雁/Kari/かり 鶴/鶴/Tsuru/つる 鈴/鈴/Suzu/すず 琴/琴/Koto/こと',
);

export const secondWords = words(
  '帆/帆/ho/ほ 瀬/瀨/se/せ 浦/浦/ura/うら 郷/鄉/gou/ごう 杜/杜/mori/もり 里/里/sato/さと 岬/岬/misaki/みさき',
  '灘/灘/nada/なだ 泉/泉/izumi/いずみ 渡/渡/watari/わたり 峰/峰/mine/みね 原/原/hara/はら 庭/庭/niwa/にわ',
  '門/門/kado/かど 路/路/michi/みち 丘/丘/oka/おか 窓/窗/mado/まど 舟/舟/fune/ふね 堤/堤/tsutsumi/つつみ',
  '坂/坂/saka/さか',
);

export const businessWords: readonly (NameWord & { sector: Sector })[] = [
  ...ofSector(
    'foods',
    '食品/食品/Foods/しょくひん 水産/水產/Fisheries/すいさん 製菓/製菓/Confectionery/せいか 飲料/飲料/Beverages/いんりょう',
  ),
  ...ofSector('materials', '化学/化學/Chemicals/かがく 樹脂/樹脂/Resins/じゅし 塗料/塗料/Coatings/とりょう'),
  ...ofSector('construction', '硝子/玻璃/Glass/がらす'),
  ...ofSector('pharma', '製薬/製藥/Pharma/せいやく'),
  ...ofSector('electronics', '医療機器/醫療器材/Medical/いりょうきき'),
  ...ofSector('pharma', '診断/檢驗/Diagnostics/しんだん バイオ/生技/Bio/ばいお'),
  ...ofSector(
    'machinery',
    '精機/精機/Precision/せいき 重機/重機/Heavy_Machinery/じゅうき 工機/工具機/Machine_Tools/こうき ポンプ/幫浦/Pumps/ぽんぷ',
  ),
  ...ofSector(
    'electronics',
    '電子/電子/Electronics/でんし 電機/電機/Electric/でんき 光学/光學/Optics/こうがく 半導体/半導體/Semiconductor/はんどうたい',
  ),
  ...ofSector(
    'vehicles',
    '自動車/汽車/Motors/じどうしゃ 造船/造船/Shipbuilding/ぞうせん 航空機/航太/Aircraft/こうくうき 車輌/車輛/Rolling_Stock/しゃりょう',
  ),
  ...ofSector(
    'services',
    '通信/通訊/Telecom/つうしん 情報/資訊/Data/じょうほう ソフト/軟體/Software/そふと 放送/傳播/Broadcasting/ほうそう',
  ),
  ...ofSector('wholesale', '商事/商事/Trading/しょうじ'),
  ...ofSector(
    'retail',
    '百貨店/百貨/Department_Stores/ひゃっかてん 書店/書店/Books/しょてん 薬局/藥局/Drugstores/やっきょく',
  ),
  ...ofSector('banks', '銀行/銀行/Bank/ぎんこう 信託/信託/Trust/しんたく'),
  ...ofSector('financials', '損保/產險/Insurance/そんぽ リース/租賃/Leasing/りーす'),
  ...ofSector('realEstate', '不動産/不動產/Realty/ふどうさん'),
  ...ofSector('construction', '建設/建設/Construction/けんせつ 住宅/住宅/Homes/じゅうたく'),
  ...ofSector(
    'transport',
    '倉庫/倉儲/Warehousing/そうこ 鉄道/鐵道/Railway/てつどう 海運/海運/Shipping/かいうん 物流/物流/Logistics/ぶつりゅう 航空/航空/Airlines/こうくう',
  ),
  ...ofSector('utilities', '電力/電力/Power/でんりょく ガス/瓦斯/Gas/がす'),
  ...ofSector('energy', '鉱業/礦業/Mining/こうぎょう'),
  ...ofSector('metals', '製鋼/鋼鐵/Steel/せいこう'),
];

function ofSector(sector: Sector, row: string): (NameWord & { sector: Sector })[] {
  return words(row).map((word) => ({ ...word, sector }));
}

function words(...rows: string[]): NameWord[] {
  return rows.flatMap((row) => row.split(' ')).map(parseWord);
}

function parseWord(written: string): NameWord {
  const [jp = '', tw = '', en = '', kana = ''] = written.split('/');
  return { jp, tw, en: en.replace('_', ' '), kana };
}
