import { oneOf, type Words } from './oneOf';

/** Words of messages about stocks, orders, subscriptions and copy trading. */
export const stockWords = {
  block: {
    en: oneOf`\bblocks?\b`,
    zh: oneOf`大宗 | 巨额`,
    jp: oneOf`ブロック(?!され|中) | 大口 | 立会外`,
  },
  subscription: {
    en: oneOf`subscri | \bipos?\b | new[- ](?:share|stock|issue|bond|listing) | \ballot`,
    zh: oneOf`申购 | 认购 | 抽签 | 打新 | 新[股债]`,
    jp: oneOf`新株 | 新規(?:公開|上場|銘柄|発行|債) | 申込 | 公募 | 抽選`,
  },
  application: {
    en: oneOf`\bappl[iy] | subscri`,
    zh: oneOf`申请 | 申购 | 认购`,
    jp: oneOf`申込 | 申請`,
  },
  perStock: {
    en: oneOf`
      (?:per|each|every|one|single|same|any)[- ](?:new )?(?:share|stock|security|symbol|issue|ipo|counter) |
      (?:for|this) (?:share|stock|security|symbol|issue)\b`,
    zh: oneOf`
      每(?:一)?[股只支檔] | 每[个家](?:新股|股票|标的) | 单[股只檔支] | [同单]一 | 该股 | 此股 | 这[只支檔]`,
    jp: oneOf`
      この銘柄 | 当銘柄 | [1一]銘柄 | 各銘柄 | 同じ銘柄 | 同一 | 銘柄(?:あたり|当たり|ごと|毎|につき|に対)`,
  },
  channel: {
    en: oneOf`channel | portal | gateway | entrance | permission | access`,
    zh: oneOf`通道 | 渠道 | 管道 | 入口 | 权限 | 功能`,
    jp: oneOf`チャネル | チャンネル | 窓口 | ルート | 経路`,
  },
  buying: {
    en: oneOf`\bbuy | purchas | \bbought | invest | order (?:value|amount|size|total)`,
    zh: oneOf`买 | 购 | 投(?!诉|票) | 下单金额 | 委托金额`,
    jp: oneOf`買 | 購入 | 投資 | 約定代金 | (?:注文|発注)金額`,
  },
  selling: {
    en: oneOf`
      \bsell | \bsold | \bsale | clos(?:e|ing) (?:it|share|stock|position|order) | exit position | liquidat`,
    zh: oneOf`卖 | 沽 | 抛 | 平仓 | 出售 | 转让 | 清仓 | 变现`,
    jp: oneOf`売却 | 売[りるれっ] | 決済 | 手仕舞`,
  },
  trading: {
    en: oneOf`\btrad(?:e|es|ing)\b | place orders?`,
    zh: oneOf`交易 | 下单 | 委托 | 买卖`,
    jp: oneOf`取引 | 発注 | 注文`,
  },
  product: {
    en: oneOf`
      product | \bitem | stock | symbol | share(?! link) | security | securities | instrument | ticker`,
    zh: oneOf`产品 | 商品 | 股 | 标的 | 证券 | 品种`,
    jp: oneOf`銘柄 | 商品 | 株`,
  },
  price: {
    en: oneOf`price | \bquot`,
    zh: oneOf`价 | 行情 | 报价`,
    jp: oneOf`価格 | 株価 | 現在値 | 気配 | 値段 | 時価`,
  },
  priceLimit: {
    en: oneOf`
      (?:price|daily price)[- ](?:limit|range|band|cap) | daily band | limit[- ]?(?:up|down) |
      (?:upper|lower) limit price | price[^.,]{0,30} (?:limits?|range|band|bounds)\b`,
    zh: oneOf`涨跌 | 涨停 | 跌停 | 价[格位]?[^,。;]{0,8}(?:限制|范围|区间|幅度)`,
    jp: oneOf`値幅 | ストップ[高安] | 制限価格 | 価格[^。、]{0,6}(?:制限|範囲)`,
  },
  bidPrice: {
    en: oneOf`
      bid (?:price|below|too low) | buy (?:below|less) | purchase below | (?:buy(?:ing)?|purchase) price`,
    zh: oneOf`买[入进](?:不能|价)?低于 | 买[入进]价 | 报价 | 出价 | 竞标价`,
    jp: oneOf`入札価格 | 買付価格 | 買付が`,
  },
  beyond: {
    en: oneOf`
      [<>] | exceed | \bover\b | above | below | beyond | outside | out of | \bnot\b | higher | lower |
      \bpast\b | too (?:high|low) | break | must | within`,
    zh: oneOf`超 | 高于 | 低于 | 大于 | 小于 | 高过 | 低过 | 不能 | 非 | 限制 | 范围 | 突破 | [须应]`,
    jp: oneOf`超え | 上回 | 下回 | 範囲 | 外 | 不能 | より[高低] | 未満 | 制限値幅の`,
  },
  /** The number of shares has to be a whole number of lots. */
  wholeLots: {
    en: oneOf`multiple | lot size | whole lots? | round lots?`,
    zh: oneOf`倍 | (?<!最低(?:申购|认购|交易)?)单位 | 整[手张]`,
    jp: oneOf`倍 | 単元 | (?<!最低(?:申込|購入|取引)?)単位`,
  },
  /** Trading of a single stock is halted for everyone. */
  halted: {
    en: oneOf`\bhalt | circuit breaker`,
    zh: oneOf`停牌 | 熔断`,
    jp: oneOf`売買停止 | 監理 | 整理ポスト | 適時開示 | \d{4}は`,
  },
  order: {
    en: oneOf`order`,
    zh: oneOf`订单 | 委托 | 单`,
    jp: oneOf`注文 | オーダー`,
  },
  mentor: {
    en: oneOf`
      mentor | issuer | (?:lead|master) trader | \btrader\b | teacher | tutor | instructor | coach |
      signal provider`,
    zh: oneOf`导师 | 老师 | 带单 | 讲师 | 交易员 | 操盘手 | 投顾 | 领投 | 发起人`,
    jp: oneOf`メンター | 提供者 | 講師 | 指導者 | トレーダー | 先生 | 配信者`,
  },
  copying: {
    en: oneOf`\bcopy | copied | follow`,
    zh: oneOf`跟[单投买随] | 复制`,
    jp: oneOf`コピー | フォロー | ミラー`,
  },
} satisfies Words;
