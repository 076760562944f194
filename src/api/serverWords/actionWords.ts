import { oneOf, type Words } from './oneOf';

/** Words for actions that are not allowed, failed, or have to be done first. */
export const actionWords = {
  cannot: {
    en: oneOf`
      can not | unavailable | (?:switched|turned) off | not (?:allowed|permitted|available|able) | may not |
      could not | \bno (?:withdraw|trad) | blocked`,
    zh: oneOf`不能 | 停止 | 暂停 | 受限 | 禁`,
    jp: oneOf`不能 | 停止 | 禁止 | 制限`,
  },
  banned: {
    en: oneOf`
      \bban(?:ned)?\b | prohibit | forbid | forbidden | not (?:allowed|permitted) | restrict | suspend |
      revoked | disabled | blocked | frozen | (?:switched|turned) off`,
    zh: oneOf`
      禁 | 已限制 | 限制(?:提[现领]|出金|交易|下单|使用|买卖|$|[,。!]) | 受限 |
      (?:功能|权限)[^,。]{0,3}(?:冻结|封|停用)`,
    jp: oneOf`禁止 | (?:制限|停止|凍結)(?:され|中|し|を|対象|$|。)`,
  },
  frozen: {
    en: oneOf`frozen | freez | \block`,
    zh: oneOf`冻结 | 锁`,
    jp: oneOf`凍結 | ロック`,
  },
  /** The whole account is frozen, locked or disabled, not a single function. */
  accountDown: {
    en: oneOf`
      (?:account|\buser|member|profile)[^.,]{0,12}(?:frozen(?! (?:amount|funds|balance))|freez|\block|suspend|disabled|deactivat|\bblocked|terminat|blacklist|banned?(?: by| for| due|$|[.,!;])) |
      (?:frozen|locked|suspended|disabled|blocked|banned|deactivated) (?:account|user|member) |
      (?:froze|locked|suspended|disabled|blocked|banned) (?:account|user|you)`,
    zh: oneOf`
      (?:账[号户]|用户|使用者|会员|户头|[此该]号)(?:(?!资金|余额|金额|款)[^,。]){0,6}(?:冻结|锁|封[停禁锁号杀]|封$|停[用权]|禁用|拉黑|查封) |
      (?:冻结|封禁|停用|禁用|锁定)[^,。]{0,4}(?:账[号户]|用户) | 封号`,
    jp: oneOf`
      (?:アカウント|口座|ユーザー?|会員)(?:(?!出金|取引|ログイン)[^。、]){0,8}(?:凍結|ロック(?:さ|中)|利用停止|使用停止|停止(?:され|中|し|いた|$|。)|無効|ブロック|制限され) |
      凍結(?:中|された)?の?(?:アカウント|口座)`,
  },
  failed: {
    en: oneOf`
      fail | unsuccess | could not | can not | not (?:\w+ )?(?:complet|success|go through|work|register) |
      (?<=\w )error(?!:) | went wrong`,
    zh: oneOf`失败 | 不成功 | 未成功 | 未完成 | 不能 | 异常 | 出错 | 未通过 | (?<!不)错误(?!:)`,
    jp: oneOf`不能 | 失敗 | エラー(?!:) | 完了し?(?:て)?ない | してない | 未完了`,
  },
  checkFailed: {
    en: oneOf`
      (?:check|verif|valid|authent)\w*[^.]{0,20}(?:fail|error|not (?:\w+ )?(?:pass|ok|success|complet|match)|unsuccess|reject|declin) |
      (?:fail|not|can not|could not|unsuccess\w*)[^.]{0,14} ?(?:verif|check|validat|authent) |
      not pass[^.]{0,12}(?:check|verif|valid) | info\w*[^.]{0,10}(?:wrong|incorrect|mismatch|not match)`,
    zh: oneOf`
      (?:校验|验证|核验|检验|检核|检测|认证|审核|查验|检查|核对|核实|鉴权|要素)[^,。;]{0,4}(?:失败|不通过?|未通?过|不过|出错|有误|不成功|未成功|错误?|不符|不一致|异常|不合格) |
      (?:不能|未)(?:通过)?[^,。]{0,2}(?:校验|验证|核验|核对|核实|检验|检查) |
      (?:信息|资料|户名|姓名)[^,。]{0,3}(?:不符|不一致|不匹配|有误|错) | 验不过 | 不能验证`,
    jp: oneOf`
      (?:照合|確認|検証|認証|チェック|審査|検査)[^。]{0,6}(?:不能|失敗|エラー|ない|ng|通ら|通過|不一致) |
      (?:情報|名義)[^。]{0,4}(?:誤|不正|一致し?(?:て)?ない|違)`,
  },
  notOwn: {
    en: oneOf`
      not (?:\w+ )?(?:you|own|belong|yours|mine|in you) | someone else |
      another (?:person|user|member|customer) |
      (?:other|different) (?:people|person|user|owner|holder|account holder) | third[- ]party`,
    zh: oneOf`
      非[^,。]{0,5}(?:本人|您|你|自己|持卡人) | 非(?:当前|用户|账户) | 他人 | 别人 | 不归 | 非您 | 非你`,
    jp: oneOf`
      本人[^。]{0,12}でない | 他人 | 別人 | 第三者 | 自分[^。]{0,8}でない | 本人[^。]{0,6}異な |
      会員様?の(?:もの|カード)でない`,
  },
  delisted: {
    en: oneOf`
      delist | no longer (?:offered|listed|available|sold|traded) | taken (?:off|down) |
      off shelf | discontinued | withdrawn from`,
    zh: oneOf`下架 | 停售 | 停止销售 | 停止上架 | 下市 | 退市 | 摘牌 | 终止上市 | 已撤下`,
    jp: oneOf`
      上場廃止 | 取扱(?:終了|を終了|いを終了|停止|中止|して?ない|てない) | 販売(?:終了|停止|を終了) |
      掲載終了 | 廃止`,
  },
  obtainFailed: {
    en: oneOf`
      (?:not|can not|could not|fail to|error|no)[^.,]{0,16}(?:get|got|fetch|obtain|retriev|load|receiv|read|acquir|query|find|found|pull) |
      (?:get|fetch|obtain|retriev|load|query)\w*[^.,]{0,20}(?:fail|error|timed? ?out|unsuccess) |
      unavailable | not available | (?:stock price|market price|quote) (?:\w+ )?missing |
      \bno (?:\w+ )?(?:\w+ )?(?:price|quote)`,
    zh: oneOf`
      (?:未|不能|失败)[^,。]{0,3}(?:获取|取得|获得|取到|读取|拿到|查到|拉取|抓取|抓到|拉到|得到|查询|加载|更新|显示) |
      (?:获取|取得|读取|拉取|抓取|查询|加载|更新)[^。]{0,12}(?:失败|不到|出错|错误|异常|超时|不能) |
      [抓取拿查读拉得获]不到 | 未取 | 未(?:报价|股价|行情|价格) | 无(?:报价|股价|行情|价格|最新价) |
      (?:股价|行情|报价)(?:数据)?(?:为空|缺失|丢失)`,
    jp: oneOf`
      取得[^。]{0,6}(?:不能|失敗|ない|エラー) |
      (?:株価|価格|現在値|気配|時価)(?:データ|情報)?(?:が|は)(?:ない|不明) |
      読み?込[^。]{0,4}(?:不能|ない|失敗) | (?:入手|受信|表示|参照)[^。]{0,3}(?:不能|失敗) | 得られない |
      取れない | 拾えない`,
  },
  outstanding: {
    en: oneOf`
      outstanding | unpaid | unsettled | uncleared | existing | open loan | active loan | \bowe |
      not (?:\w+ )?(?:paid|repaid|settled|cleared|returned) |
      (?:repay|pay (?:back|off)|clear|settle|return)[^.]{0,24}(?:first|before) |
      first (?:repay|pay|clear|settle) | before (?:that )?(?:repay|pay) | remaining`,
    zh: oneOf`
      未(?!到)[^,。]{0,3}[还结清] | 有[^,。]{0,6}(?:借[款钱贷]|贷款|欠款|欠债) | 欠[款钱] | [还结]清 |
      先[^,。]{0,4}还`,
    jp: oneOf`
      残って | 残高が?(?:あ|残) | 未返済 | 未払 | 未完済 | 完済 | 先に返済 | 返済(?:して|され)てない |
      返済(?:し)?て(?:から|ください) | 返してない | 返済を | 返済が(?:済|終|完) | 借入が?(?:あり|ある|中) |
      返済後`,
  },
  noneOutstanding: {
    en: oneOf`
      \bno (?:outstanding|unpaid|existing|active|open) | \bno (?:loan|debt)s?(?: to repay|$|[.,!]) |
      not (?:\w+ )?any | nothing to repay | not owe`,
    zh: oneOf`
      未未 | 无未 | 已(?:全部|全数)?[还结]清(?!后|才|方) | 无需 | 未借 |
      未[^,。]{0,6}(?:需要|可)[^,。]{0,2}还 | 无[^,。]{0,4}(?:借款|贷款|欠款) |
      未(?:借款|贷款|欠款)(?:记录)?$`,
    jp: oneOf`(?:借入|残高|ローン)(?:は|が)ない | 完済(?:いた)?しました`,
  },
  attach: {
    en: oneOf`
      first | before | missing | requir | must | \bneed |
      not (?:\w+ )?(?:upload|attach|found|provid|submit|receiv) |
      \bno (?:\w+ ){0,3}(?:proof|receipt|slip|voucher|screenshot) | without |
      (?:upload|attach|provide|submit|send)\w* (?:\w+ ){0,4}(?:proof|receipt|slip|voucher|screenshot|evidence)`,
    zh: oneOf`(?:请|先|须|需|未|缺)[^,。]{0,10}(?:上传|传|提交|提供|附|凭|截图|水单|证明) | 必[传填]`,
    jp: oneOf`
      (?:アップロード|添付|提出|送付|送信)[^。]{0,12}(?:ください|ない|必要|必須|お願い|から|先) |
      先に[^。]{0,20}(?:アップロード|添付|提出) | 未(?:添付|提出|アップロード) |
      (?:証明|明細|控え|領収)[^。]{0,6}(?:必要|がない|不足)`,
  },
  /** Something has to be sent again, because it is unusable. */
  unusable: {
    en: oneOf`
      unclear | blur | illegible | \bagain\b | re-?(?:upload|submit) | too (?:large|big) | format | rejected`,
    zh: oneOf`不清 | 模糊 | 重新 | 再[上次传] | 格式 | 过大 | 太大 | 不合格 | 不符 | 审核`,
    jp: oneOf`不鮮明 | ぼやけ | 再度 | 再アップロード | もう一度 | 形式 | 大きすぎ | 審査 | 確認中`,
  },
} satisfies Words;
