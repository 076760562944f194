import { oneOf, type Words } from './oneOf';

/** Words of messages about money, deposits, withdrawals and loans. */
export const moneyWords = {
  withdrawal: {
    en: oneOf`withdraw | cash(?:ing)?[- ]?out | pay-?out`,
    zh: oneOf`提[现领款] | 提不能 | 起提 | 取[款现] | 出[金款]`,
    jp: oneOf`出金 | 引出 | 払い出`,
  },
  deposit: {
    en: oneOf`
      deposit | top(?:ping|ped)?[- ]?up | recharg | cashier |
      (?:add(?:ing)?|pay(?:ing)?[- ]in) (?:funds?|money|cash) | pay-?in`,
    zh: oneOf`充[值钱币] | 储值 | 存[款入钱] | 加值 | (?<![买购输投转存])入[金款]`,
    jp: oneOf`(?<![买购输投转存])入金 | チャージ`,
  },
  depositsAndWithdrawals: {
    en: oneOf`
      deposits?[ /&,-]*(?:or|and|nor)?[ /&,-]*withdraw | withdraw\w*[ /&,-]*(?:or|and|nor)?[ /&,-]*deposit`,
    zh: oneOf`
      充提 | 提充 | 存提 | 提存 | 出入金 | 存取 | 充值.{0,2}提[现领款] | 提[现领款].{0,2}充值 |
      储值.{0,2}(?:提[现领款]|出金)`,
    jp: oneOf`入出金 | 入金.{0,3}出金 | 出金.{0,3}入金`,
  },
  money: {
    en: oneOf`
      balance | \bbal\b | available amount | amount available | \bfunds?\b | \bcash\b | \bmoney\b |
      (?:buying|purchasing) power`,
    zh: oneOf`
      余额 | (?<!投)资金 | 款项 | 现金 | 购买力 | 可用[金额]额?度? | 钱 | (?<![借贷还提取存付出入汇])款`,
    jp: oneOf`残高 | 余力 | 可能額 | (?<!投)資金 | 代金 | お金`,
  },
  amount: {
    en: oneOf`\bamounts?\b | \bamt\b | \bsum\b | \bvalue\b`,
    zh: oneOf`金额 | 限额 | 额度 | 数额`,
    jp: oneOf`金額 | (?<!名)額`,
  },
  /** No subject is named, so an amount is meant. */
  belowMinimum: {
    en: oneOf`
      ^\W*(?:error\W+)?(?:below|under|less than|lower than|not reach|not meet) (?:allowed )?(?:min|lower limit|lowest|limit)`,
    zh: oneOf`^.{0,6}(?:[低小少]于(?:最[低小少]|下限)|未达(?:到)?(?:最[低小]|下限)|不能[低小少]于最)`,
    jp: oneOf`
      ^.{0,3}(?:下限|最低額?|最低金額|最小値?|最小額)(?:を|に|値を|額を)?(?:下回|満た|未満|達して) |
      下限未満`,
  },
  aboveMaximum: {
    en: oneOf`
      ^\W*(?:error\W+)?(?:above|over|exceeds?|more than|higher than|beyond|exceeding|exceeded|greater than) (?:allowed )?(?:max|upper limit|highest|limit)`,
    zh: oneOf`^.{0,6}(?:超[过出](?:最[高大多]|上限)|[高大]于(?:最[高大]|上限)|不能超过最|超上限)`,
    jp: oneOf`^.{0,3}(?:上限|最大額?|最高額?|最大値|上限額|限度額)を(?:超|上回|オーバー) | 上限超過`,
  },
  /** Other things that have limits besides money. */
  otherAmount: {
    en: oneOf`
      size | \bfiles?\b | image | picture | photo | \bcards?\b | people | follower | times | counts?\b |
      length | password | name | leverage | position | quantity | \bqty\b | characters | shares | lots |
      price | \bsms\b`,
    zh: oneOf`
      大小 | 文件 | 图片 | 照片 | 人数 | 次数 | 数量 | 长度 | 密码 | 卡 | 倍 | 股 | 张 | 持仓 | 字 | 价 |
      短信 | 简讯`,
    jp: oneOf`
      サイズ | ファイル | 画像 | 人数 | 回数 | 文字 | 株 | 枚 | 件数 | 数量 | パスワード | レバレッジ |
      カード | 価格`,
  },
  points: {
    en: oneOf`\bpoints?\b | coins?\b`,
    zh: oneOf`积分 | 金币 | 点数`,
    jp: oneOf`ポイント | コイン`,
  },
  risk: {
    en: oneOf`\brisk`,
    zh: oneOf`风险`,
    jp: oneOf`リスク`,
  },
  loan: {
    en: oneOf`loan | \blend | borrow | debt | \bowe | \bowing`,
    zh: oneOf`借[款贷钱] | 贷款 | 融资 | 欠[款钱]`,
    jp: oneOf`借入 | 融資 | ローン | 借り`,
  },
  repayment: {
    en: oneOf`repay | repaid | pay(?:ing)? (?:back|off) | overpay`,
    zh: oneOf`还[款钱多超清太] | 偿还 | 归还`,
    jp: oneOf`返済`,
  },
  credit: {
    en: oneOf`\bcredit\b(?! card) | creditworth`,
    zh: oneOf`信用(?!卡|取引|交易|买卖) | 信誉 | 征信 | 授信`,
    jp: oneOf`信用(?!カード|取引) | 与信 | 極度額 | クレジット(?!カード)`,
  },
  proof: {
    en: oneOf`proof | receipt | \bslip\b | voucher | screen ?shot | evidence`,
    zh: oneOf`凭[证据] | 证明 | 截图 | 回执 | 水单 | 单据`,
    jp: oneOf`証明 | 明細 | 控え | 領収 | スクリーンショット | エビデンス`,
  },
  /** A limit on how often money is moved, not on the amount. */
  howOften: {
    en: oneOf`\btimes (?:per|day|used|today|exceed) | number of | \bcounts?\b | \d times\b | how often`,
    zh: oneOf`次数 | 每[日天][^,。]{0,4}[一1]次 | (?:[2-9]|\d\d)次 | 笔数`,
    jp: oneOf`回数 | [1一]日[1一]回 | (?:[2-9]|\d\d)回 | 件数`,
  },
  fee: {
    en: oneOf`\bfees?\b | commission | charges`,
    zh: oneOf`手续费 | 费率 | 费用`,
    jp: oneOf`手数料`,
  },
  arrival: {
    en: oneOf`arriv | received | credited | reflected | settle`,
    zh: oneOf`到账 | 入账`,
    jp: oneOf`着金 | 反映 | 受渡`,
  },
} satisfies Words;
