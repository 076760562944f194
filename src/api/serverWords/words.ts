/**
 * What servers call the things that messages are about, in English, simplified and traditional Chinese, and Japanese. A
 * word is found in a message whatever its place in the sentence. Written in lower case, without full-width forms.
 */
export const words = {
  // What it is about
  withdrawal: /withdraw|cash(?:ing)?[- ]?out|payout|提现|提現|提款|提领|提領|提取|出金|出款/,
  deposit: /deposit|top(?:ping)?[- ]?up|cashier|充值|(?<![買买购購输輸])入金|储值|儲值|存款|加值|入款/,
  depositsAndWithdrawals:
    /充提|提充|出入金|入出金|存取款|入金[・、,/和及与與或]{0,2}出金|出金[・、,/和及与與或]{0,2}入金/,
  block: /block|大宗|鉅額|巨額|巨额|ブロック|大口|立会外/,
  subscription:
    /subscri|\bipos?\b|new (?:share|stock|issue|bond)|申购|申購|认购|認購|抽签|抽籤|打新|新股|新债|新債|新株|新規公開|新規上場|申し?込/,
  application: /appl|subscri|申请|申請|申购|申購|认购|認購|申し?込/,
  perStock:
    /(?:per|each|one|single|same|any one) (?:share|stock|security|symbol|issue)|每股|每只|每支|每隻|每檔|每档|单股|單股|单只|單檔|單支|同一|单一|單一|(?:for|of) this (?:stock|share)|该股|該股|此股|この銘柄|当銘柄|1銘柄|一銘柄|各銘柄|銘柄あたり|銘柄ごと|銘柄につき/,
  times:
    /次数|次數|回数|口数|件数|件數|\d[口回件]|count|\bcap\b|number|times|limit|quota|allowance|上限|限制|限购|限購|限买|限買|\d次|限额|額度|名额|名額/,
  daily:
    /daily|per day|a day|each day|every day|today|tomorrow|每日|每天|当日|當日|单日|單日|今日|今天|本日|1日|一日/,
  buying: /买|買|购|購|投资|投資|起投|buy|purchas|bought|invest/,
  selling:
    /卖|賣|沽|[抛拋](?:出|售)|平仓|平倉|sell|sold|\bsale|clos(?:e|ing) (?:it|this|the)|売却|売り|売る|売れ|決済/,
  trading: /\btrad(?:e|es|ing)\b|交易|取引|下单|下單|委托|委託|買賣|买卖/,
  money: /balance|funds?\b|\bcash\b|\bmoney\b|余额|餘額|资金|資金|款|代金|残高|余力|可用/,
  account:
    /account|\buser(?:name)?s?\b|member|账号|账户|帐号|帐户|帳號|帳戶|賬號|賬戶|login id|ログインid|用户|用戶|使用者|會員|会员|アカウント|口座|ユーザー|会員/,
  card: /(?<!id )\bcards?\b|bank account|银行卡|銀行卡|卡号|卡號|此卡|该卡|該卡|カード|银行账户|銀行帳戶|銀行帳號|銀行口座|末尾|尾号|尾號|口座情報|口座の(?:確認|照合)/,
  phone: /phone|mobile|\bnumber\b|手机|手機|电话|電話|号码|號碼|番号/,
  inviter: /inviter|invit|referr|referral|邀请|邀請|推荐人|推薦人|推荐码|推薦碼|介绍人|介紹人|招待|紹介/,
  mentor:
    /mentor|issuer|lead trader|\btrader\b|导师|導師|老师|老師|带单|帶單|メンター|提供者|講師|指導者|トレーダー/,
  copying: /copy|copied|follow|跟单|跟單|跟投|コピー|フォロー/,
  credit:
    /credit (?:is|was|score|limit|rating|line|too|not|in)|your credit|enough credit|credit[- ]?(?:worth|score)|insufficient credit|信用|与信|征信|授信|極度額|クレジット/,
  loan: /loan|lend|borrow|debt|\bowe|借款|贷款|貸款|借贷|借貸|借入|借り入れ|融资|融資|ローン|欠款/,
  repayment: /repay|repaid|pay(?:ing)? (?:back|off)|还款|還款|偿还|償還|归还|歸還|返済/,
  product:
    /product|stock|symbol|share|security|instrument|产品|產品|商品|股票|标的|標的|個股|个股|证券|證券|銘柄/,
  price: /price|quote|价|價|株価|価格|現在値|気配/,
  priceLimit:
    /(?:price|daily) limit|limit[- ]?(?:up|down)|price range|(?:price|daily) band|涨跌|漲跌|涨停|漲停|跌停|値幅|ストップ[高安]/,
  bidPrice:
    /bid price|buy (?:below|less)|purchase below|(?:买入|買入|買進)(?:不能|不得)?低[于於]|買付が|买入价|買入價|買進價|报价|報價|出价|出價|入札価格|買付価格|競標價|竞标价/,
  amount: /amount|sum\b|value|金额|金額|限额|限額|额度|額/,
  password: /password|passcode|密码|密碼|口令|パスワード|暗証/,
  loginSecret:
    /password|passcode|credential|login details|密码|密碼|[账帐帳]密|口令|パスワード|暗証|ログイン情報|登录信息|登入資訊/,
  fundPassword:
    /(?:password|passcode|pin) (?:for|of) (?:the |your )?funds?|(?:fund|trading|trade|transaction|payment|withdrawal|money)s?[- ](?:password|passcode|pin|code)|(?:资金|資金|交易|支付|提现|提現|提款|取款|出金|取引|入出金)[^,。、;!?]{0,7}(?:密码|密碼|口令|パスワード|暗証)/,
  channelPassword:
    /(?:channel|gateway)[^,.;]{0,14}(?:password|passcode|pin|code)|(?:password|passcode|pin|code) (?:for|of) (?:this|the) (?:channel|gateway)|(?:通道|渠道|管道|チャネル|チャンネル)[^,。、;!?]{0,4}(?:密码|密碼|口令|パスワード|暗証|コード)/,
  oldPassword:
    /(?:old|original|current|existing|previous|former)[^,.;]{0,8}(?:password|passcode)|(?:原|旧|舊|现有|現有|当前|目前|现在|現在|以前|元|前)(?:来|本|先|始)?[的のに在]?(?:登录|登入|ログイン)?[的の]?(?:密码|密碼|パスワード)/,
  twice:
    /two|both|confirm|passwords|re-?(?:type|enter|peat)|again|两次|兩次|两个|兩個|二次|确认|確認|再次|2回|二回|2つ/,
  key: /\bkeys?\b|signature|密钥|秘钥|密鑰|秘鑰|金鑰|签名|簽名|秘密鍵|公開鍵|(?<![ァ-ヶー])キー|鍵/,
  parameter: /param|argument|参数|參數|パラメータ|引数/,
  appointment: /appointment|reserv|\bbook(?:ed|ing)|预约|預約|予約/,
  checkIn:
    /check(?:ed)?[- ]?ins?\b|daily sign[- ]?in|sign[- ]?in (?:days|streak|count)|签到|签过到|簽過到|簽到|打卡|チェックイン|サインイン/,
  realName: /real[- ]?name|identity|\bkyc\b|\bid verif|实名|實名|身份|身分|本人確認/,
  proof:
    /proof|receipt|\bslip\b|voucher|screenshot|凭证|憑證|凭据|憑據|证明|證明|証明|截图|截圖|明細|控え|領収/,
  channel: /channel|通道|渠道|管道|チャネル|チャンネル|窓口/,
  service:
    /customer (?:service|support|care)|support|service (?:team|desk|staff|agent)|contact (?:us|service)|客服|专员|專員|カスタマー|サポート|問い?合わせ|窓口/,
  login: /\blog(?:ging)?[- ]?(?:in|on)\b|\bsign(?:ing)?[- ]?in\b|登录|登錄|登陆|登入|ログイン/,
  registration: /regist|sign(?:ing)?[- ]?up|注册|註冊|登録/,

  // What is wrong with it
  missing:
    /not exist|n't exist|not (?:be )?(?:found|registered|recogni[sz]ed)|(?:not|n't|never|unable to) (?:find|registered)|cannot find|no (?:\w+ )*(?:match|found|exists)|no such|no (?:user|account|inviter|mentor|card|product|stock)|unknown|not match any|不存在|查无|查無|找不到|未找到|沒有找到|没有找到|无此|無此|没有此|沒有此|没有这|沒有這|查不到|尚未注册|尚未註冊|未注册|未註冊|存在(?:いた)?しません|存在して(?:いま|おりま)せん|存在しない|見つかりま|見当たり|登録されていません|登録されておりません|登録がありま/,
  exists:
    /(?<!not |not yet |n't )registered|already (?:exists?|taken|in use|used|registered|been|bound|linked|added|on file|have)|(?:is|was) taken|in use|duplicate|已经?存在|已經存在|已被|exists already|已注册|已註冊|重覆|已绑定|已綁定|已经绑定|已經綁定|已添加|已新增|已登记|已登記|已有人|重复|重複|(?:既|すで)に|登録済|使用されて|登録されている/,
  wrong:
    /wrong|incorrect|invalid|mistaken|not (?:right|correct|valid|match)|n't (?:right|correct|valid|match)|mismatch|错误|錯誤|不正确|不正確|有误|有誤|不对|不對|不符|不匹配|无效|無效|输错|輸錯|違(?:い|っ)|正しくあ|正しくな|誤(?:り|っ)|間違|無効/,
  illegal:
    /error|invalid|wrong|incorrect|illegal|malformed|bad |missing|错误|錯誤|有误|有誤|不正确|不正確|不合法|非法|异常|異常|无效|無效|不对|不對|缺少|缺失|エラー|誤り|不正|無効|不足/,
  differs:
    /not (?:the same|match|identical|agree)|n't (?:match|agree|the same)|differ|mismatch|不一[致样樣]|不相[同符]|不同|不符|不匹配|不吻合|不合|一致しま|一致して|一致しな|不一致|異な|違(?:い|っ)|合いません/,
  empty:
    /empty|required|blank|(?:enter|type|input|fill in|provide) (?:a|an|the|your)\b|not be left|must not be|为空|為空|留空|空白|必填|必须填|必須|(?:请|請|須|须|需)先?(?:输入|輸入|填)|未填|未输入|未輸入|没有填|沒有填|入力して|入力され|入力がありま|入力くだ|ご入力|未入力|が空/,
  tenDigits: /\b(?:10|ten)[- ]?digits?|(?:10|十)\s?(?:个|個)?(?:位|桁|碼|码|數字|数字)/,
  notEnough:
    /insufficient|not enough|n't enough|not sufficient|too (?:low|little|small)|(?:not|n't|cannot|can't) cover|fall(?:s)? short|short of|lack|exceeds? (?:your |the )?(?:available|balance)|(?:超过|超過|超出)可用|不足|不够|不夠|不充足|太低|过低|過低|偏低|低于|低於|未达|未達|低す|低いた|足り|満たな|満たし|達してい(?:ない|ま)/,
  moreNeeded:
    /not enough|n't enough|insufficient|need|more|too few|不足|不够|不夠|未达|未達|还差|還差|还需|還需|足り|満た|達してい/,
  minimum:
    /\bmin(?:imum|\b)|(?:at|the) least|no less|less than|fewer than|below|smallest|lowest|lower than|start(?:s|ing)? (?:at|from)|too small|or more|最低|最小|最少|至少|少于|少於|不能少|不得少|低于|低於|不能低|不得低|小于|小於|未达|未達|起投|起购|起購|起提|起存|\d(?:[元円日圓股手張张]|日元)*起|门槛|門檻|下限|以上(?:で|から|と|の|を)|から(?:です|とな|お|受)|下回|満た|未満|に達して|少なすぎ/,
  maximum:
    /\bmax(?:imum|\b)|at most|no more than|more than|\bover\b|exceed|above|\bcap\b|upper limit|ceiling|up to|or less|greater than|higher than|largest|最高|最大|最多|至多|上限|超过|超過|超出|超额|超額|大于|大於|高于|高於|不能多|超え|以下(?:で|と|の)|以内|まで(?:です|とな|と)|上回|オーバー|多すぎ/,
  exceeds:
    /exceed|more than|\bover\b|greater|larger|higher|above|beyond|超过|超過|超出|大于|大於|高于|高於|多于|多於|超え|上回|超額|超额/,
  outsideHours:
    /outside|(?:仅限|僅限|only)[^。]*\d:\d\d|\d:\d\d[^。]*(?:のみ|only)|not (?:open|available|accepted|processed|possible)[^.]{0,24}(?:time|hour|moment|now)|at this (?:time|hour)|closed|only (?:be )?(?:\w+ )?(?:between|from|during)|after hours|service hours|(?:不在|非|不是|未到|已过|已過|已超过|已超過|过了|過了)[^,。;!]{0,16}(?:时间|時間|时段|時段|时候|受理|范围|範圍)|(?:时间|時間|时段|時段)(?:已|以)?(?:外|结束|結束|过|過|截止|未到)|(?:时段|時段|时间|時間|现在|現在|目前|当前|當前)[^,。]{0,6}(?:不受理|不支持|不支援|不提供|不能|不可|無法|无法|暫停|暂停|不开放|不開放)|時間[^。、]{0,4}外|時間[^。]{0,20}ではありま|時間帯[^。]{0,20}(?:でき|いただけ)|受付(?:時間)?[^。、]{0,4}(?:外|終了)|(?:時間|時刻|ただいま|現在)[^。]{0,12}(?:受付|受け付け|取り?扱い|利用)[^。]{0,4}(?:でき|しており?ま|していま|いただけ|停止)/,
  notOpen:
    /closed|\bshut|not (?:yet )?(?:been )?(?:open|enabled|active|activated)|suspend|unavailable|关闭|關閉|已关|已關|未开|未開|尚未开|尚未開|没有开|沒有開|暂停|暫停|停止|结束|結束|休止|終了|未開|開放されて|開いてい|閉じ|利用できま|ご利用いただけま|閉鎖/,
  full: /full|closed|used up|exhaust|reached|not open|no more|suspend|满|滿|用完|用尽|用盡|关闭|關閉|停止|暂停|暫停|満了|満|上限|終了|閉鎖|休止|空きがありま/,
  notStarted:
    /not (?:yet )?(?:open|start|begun|begin)|n't (?:yet )?(?:open|start|begun)|before the|yet to|未到|尚未开始|尚未開始|未开始|未開始|还没开始|還沒開始|未开放|未開放|开始前|開始前|時間前|期間前|日前|まだ[^。]{0,12}(?:開始|始ま|な)|開始日時になって|始まって/,
  beforeListing:
    /before (?:the )?listing|listing (?:date|time)[^.]{0,12}(?:not|yet)|未到(?:上市|挂牌|掛牌)|(?:上市|挂牌|掛牌)(?:时间|時間|日期|日)[^,。]{0,3}未到|上場(?:日|時間|日時)?前|上場(?:日|時間|日時)になって/,
  notListed:
    /not (?:yet )?(?:been )?(?:listed|on the market|traded)|n't (?:been )?(?:listed|on the market)|unlisted|yet to (?:go public|be listed|list)|(?:未|没|沒|没有|沒有|尚未|还未|還未)(?:上市|挂牌|掛牌)|未上場|まだ上場|上場して(?:いま|おりま|いな)|上場されて/,
  noNewIssues:
    /no (?:new (?:\w+ (?:or|and) )?(?:ipos?|bonds?|stocks?|shares?|issues?)|ipos?)|(?:没有|沒有|无|無|暂无|暫無|尚無|尚无)[^,。;]{0,8}(?:新股|新债|新債|可申购|可申購|可认购|可認購)|(?:新株|新規公開株|新規上場|新発債|新債|新規債券|新規)[^。]{0,16}(?:ございません|ありません)/,
  once: /\bonce\b|one time|only one|一次|1次|一回|1回/,
  already: /already|repeat|second|twice|again|duplicate|已|重复|重複|重覆|再次|不能再|(?:既|すで)に|済/,
  notOwn:
    /(?:not|n't) (?:your|yours|belong|owned|own)|someone else|another (?:person|user)|非本人|不是本人|不是您|不属于|不屬於|他人|本人名義|本人の[^。]{0,8}ではありま|ご本人様?(?:名義)?で(?:は|な)/,
  checkFailed:
    /(?:check|verif|validat|authenticat)[^.]*(?:fail|error|not pass|unsuccess)|(?:fail|unable|not|n't)[^.]{0,8} (?:verif|check|validat)|(?:校验|校驗|验证|驗證|核验|核驗|检验|檢驗|检测|檢測|认证|認證|审核|審核)[^,。]{0,3}(?:失败|失敗|不通过|不通過|未通过|未通過|出错|有误|有誤|不成功|未成功)|(?:無法|无法|未能)(?:通过|通過)?(?:校验|校驗|验证|驗證|核验|核驗|核對|核实)|(?:照合|確認|検証|認証)[^。]{0,3}(?:でき|失敗|エラー)/,
  frozen: /frozen|freez|冻结|凍結/,
  disabled: /suspend|disabl|deactivat|blocked|停用|禁用|停权|停權|封禁|封锁|封鎖|停止|無効|利用停止/,
  banned:
    /\bban(?:ned)?\b|prohibit|forbid|forbidden|not (?:allowed|permitted)|restrict|禁止|限制(?!时间|時間)|不允许|不允許|(?:制限|停止|禁止)され|停止して/,
  cannot:
    /cannot|can't|can not|unable|not (?:able|allowed|permitted|possible)|无法|無法|不能|不可|不得|できま|いただけま|停止/,
  delisted:
    /delist|no longer (?:offered|listed|available|sold)|taken off|off the shelf|下架|停止上架|停售|停止(?:销售|銷售)|下市|退市|摘牌|上場廃止|取り?扱い?(?:終了|を終了|いを終了)|販売終了/,
  obtainFailed:
    /(?:not|n't|cannot|unable to|fail(?:ed|ure)? (?:to|in)) (?:be )?(?:get|got|gett|fetch|obtain|retriev|load|receiv)|(?:unavailable|not available)|未获取|未獲取|未取得|未能|(?:无法|無法|不能|没能|沒能)(?:获取|獲取|取得|读取|讀取|拿到|查)|(?:获取|獲取|取得|读取|讀取)[^。]{0,12}(?:失败|失敗|不到|でき)|拿不到|取不到|没有获取|沒有取得|查不到|取得でき|取得不可/,
  notHeld:
    /(?:只有|仅|僅)(?:限)?持[仓倉有]|not (?:in|an?|being|currently)[^.]{0,10} ?(?:position|held)|not held|n't (?:a |currently |in |being )?(?:held|position|holding)|no longer held|(?:no|without an?)(?: open)? position|(?:not|n't) hold|(?:不在|非|未|没有|沒有|无|無|不是|并非|並非|并未|並未|不处于|不處於)[^,。]{0,3}(?:持仓|持倉|持有|持股)|保有(?:中|して|され|株)?[^。]{0,12}(?:ではな|ではありま|ではござ|でない|していま|していな|しておりま|いませ|ありませ)|建玉(?:が|は|の状態に)(?:ありま|ござ)/,
  notReviewed:
    /not (?:in|under|pending|awaiting|being|currently)[^.]{0,16}review|n't (?:in|under|pending|awaiting)[^.]{0,12}review|no longer (?:in|under|awaiting) review|only[^.]{0,30}review|(?:不在|非|未|不是|并非|並非|并未|並未|不处于|不處於|已不)[^,。]{0,5}(?:审核|審核|审批|審批|审查|審查)(?:中|状态|狀態|阶段|階段|流程|的)|非(?:待)?(?:审核|審核|审批|審批)|不是(?:待)?(?:审核|審核|审批|審批)|審査(?:中|待ち|対象)[^。]{0,10}(?:ではな|でな|ではありま|ではござ|でありま)/,
  notPending:
    /not (?:a |an |in |currently )?(?:\w+ )?pending|n't (?:\w+ )?pending|no longer pending|non-pending|only pending|(?:不在|非|不是|并非|並非|不处于|不處於|已不|已非|未处于)[^,。]{0,4}(?:挂单|掛單|委托|委託|待成交|待处理|待處理|等待|未成交|待撮合)|(?:待機中|未約定|注文中|待ち|処理待ち|受付中|発注中)[^。]{0,10}(?:ではな|でな|ではありま|ではござ|でありま)/,
  notPassed:
    /reject|denied|declin|not (?:yet )?(?:been )?(?:passed|approved|pass)|n't (?:been )?(?:passed|approved)|fail|未通过|未通過|未能通过|未能通過|不通过|不通過|没有通过|沒有通過|没通过|尚未通|未获通|未獲通|通過でき|被拒|退回|驳回|駁回|承認されて|否認|不承認|未承認|差し戻|通過してい|承認が下り/,
  notDone:
    /first|before|require|must|need|complete|not (?:yet )?(?:been )?(?:done|verified|finished)|n't (?:yet )?(?:done|verified|completed)|先|未(?:进行|進行|完成|做|实|實|认|認|办)|尚未|还没|還沒|须|須|必须|必須|お済み|済んで|済ませ|完了して|必要|行って|未完了|未実施|お願い/,
  timeOver:
    /time limit|timed? out|deadline|expired|(?:has|have|is) (?:passed|over)|too late|逾期|逾时|逾時|已过|已過|超过|超過|超出|超时|超時|时限|時限|期限|過ぎ|制限時間|截止|終了/,
  outstanding:
    /outstanding|unpaid|existing|still|un(?:re)?paid|not (?:been )?(?:repaid|paid)|first|未还|未還|未结|未結|未清|尚有|仍有|还有|還有|还清|還清|结清|結清|残って|残高があ|未返済|完済|先に返済|先还|先還|お済みでない/,
  attach:
    /first|before|please|missing|require|must|need|not (?:been )?(?:upload|attach|found)|no |without|尚未|未|没有|沒有|请|請|先|缺|ください|ありませ|必要|添付|お願い/,
  failed:
    /fail|unsuccess|could not|couldn't|cannot|unable|not (?:be )?complet|失败|失敗|不成功|未成功|未能|没有成功|無法|无法|异常|異常|できま|エラー/,

  // What says it all
  systemBusy:
    /(?:system|server|service|network)[^.,]{0,16}(?:busy|overload|congest|heavy|high load)|(?:系统|系統|服务|服務|伺服器|网络|網路|主機)[^,。]{0,6}(?:繁忙|忙|拥挤|壅塞|过载)|混雑|混み合|混んで|アクセスが集中|高負荷|込み合/,
  tooFrequent:
    /too (?:many|frequent|often|fast|quick)|(?:so|more) (?:often|frequent)|slow down|频繁|頻繁|过快|過快|太快|频率|頻率|(?:连续|連續)(?:提交|操作|送出)|次数过多|次數過多|間隔が短|連続して|連続で|短時間に|連打|間隔を(?:あけ|空け|置)/,
  uploadFailed:
    /upload[^,.]{0,14}(?:fail|error|unsuccess|not (?:complete|work))|(?:fail(?:ed|ure)? (?:to|in)|unable to|cannot|can't|could(?: not|n't))[^,.]{0,12}upload|(?:not|n't) (?:be )?uploaded(?! (?:the|your|a|an|any))|上[传傳][^,。]{0,4}(?:失败|失敗|不成功|未成功|出错|出錯|异常|異常|错误|錯誤)|(?:无法|無法|未能|不能)(?:成功)?上[传傳]|上[传傳]不了|アップロード[^。、]{0,4}(?:でき|失敗|エラー)/,
  sendFailed:
    /(?:fail(?:ed|ure)? (?:to|in)|unable to|cannot|can't|could(?: not|n't))[^.,]{0,10} ?(?:send|sent|deliver)|send(?:ing)?[^.,]{0,10}(?:fail|error|unsuccess)|(?:not|n't) (?:be )?(?:sent|delivered)|(?:message|code|sms) (?:not sent|failed)|(?:发送|發送|傳送|传送|寄送|寄出)[^,。]{0,4}(?:失败|失敗|不成功|未成功|出错|出錯|异常)|(?:无法|無法|未能|不能)(?:成功)?(?:发送|發送|傳送|发出|發出|寄出)|发不出|送信[^。、]{0,3}(?:でき|失敗|エラー)/,
  otherFundOperation:
    /(?:another|other|existing|different|previous)[^.,]{0,8}(?:fund|money|cash|deposit|withdrawal)|funds?[^.,]{0,24}(?:in progress|pending|processing|under way|ongoing|being processed)|(?:资金|資金|款项|款項)[^,。]{0,8}(?:处理|處理|进行|進行|未完成|手続き|操作中|作業中)|(?:另有|另一|其他|其它|他の|別の|ほかの|別途)[^,。]{0,5}(?:资金|資金|款|入金|出金|入出金)/,
  nonTrading:
    /non-?trading|(?:outside|not (?:in|within|during)?)[^.]{0,24}(?:trading|business|market|exchange)[^.]{0,12}(?:hours|time|session)|(?:market|exchange)[^.]{0,12}(?:is|are|has|now)[^.]{0,12}(?:closed|not open)|market closed|(?:非|不在|未到|已过|已過|不是|未在)[^,。;]{0,8}(?:交易|开市|開市|营业|營業|开盘|開盤|盘中|盤中)(?:时间|時間|时段|時段|日|时|時|期)|(?:已|目前|现在|現在|现已|当前|當前|今日|市场|市場)[^,。:]{0,2}(?:休市|收市|收盘|收盤|闭市|閉市|休場)|休市中|取引時間[^。]{0,4}外|取引時間ではありま|市場[^。、]{0,6}(?:閉|休|クローズ)|立会時間外|営業時間外|閉場|時間外取引/,
  lockUp:
    /lock(?:ed)?[- ]?(?:up|in)|(?:position|share|stock|holding)s? (?:is |are )?(?:still )?locked|锁定|鎖定|锁仓|鎖倉|ロックされて|封闭期|閉鎖期|ロックアップ|売却制限(?:期間|中)|ロック期間/,
  dayCount:
    /(?:\d+|[一二三四五六七八九十兩两]+)\s?(?:个|個)?(?:交易日|营业日|營業日|営業日|天|日間|日(?!元|圓|円|本)|(?:trading |business )?days?\b)/,
  minuteCount: /(?:\d+|[一二三四五六七八九十兩两]+|fifteen|thirty|twenty|ten)\s?(?:个|個)?(?:分|min)/,
  fifteenMinutes: /(?<![\d.])15\s?(?:分|min)|十五分|fifteen min/,
  strictly:
    /only|must|wait|cannot|can't|not |before|才|でなけれ|間は|経過|經過|过后|再|不能|不可|不得|無法|无法|禁止|まで|できま|待/,
  sameDay:
    /same[- ]day|today|t ?\+ ?1|next (?:trading |business )?day|当日|當日|当天|當天|今日|今天|同日|同天|翌営業日|次一交易日|隔日/,
} satisfies Record<string, RegExp>;

export type Word = keyof typeof words;

/** What only good news says, or a notice of what has been done: nothing else in such a message counts. */
export const goodNews =
  /(?<![未不没沒])成功(?!后|後|率)|恭喜|おめでと|congratulat|success(?:ful)?\b(?!.{0,9} before)|(?:completed?|done)[,!]? ?\+|\bcomplete[,!]|(?:deposit|payment|order|application|transfer) (?:was |has been |is )?(?:received|credited|placed)|is sufficient|no longer (?:frozen|banned|locked|suspended|disabled|restricted)|unfrozen|unlocked|(?:完了|更新|変更|取り消し|受け付け|設定|保存|追加)(?:いた)?しました|承りました|更新されました|解除(?:され|いたし|し)ました|已(?:被|经|經)?(?:解除|解冻|解凍)|已(?:全部|全數|全数)(?:还清|還清|結清|结清)|(?:上传|上傳|入金|出金|充值|提现|提現|还款|還款|付款|设置|設定)(?:已)?完成|已(?:到账|到帳|入账|入帳|保存|儲存|更新)|売却可能(?:です|になり)|剩[余餘][^,。]{0,8}: ?\d|lock[- ]?up (?:period )?(?:has |have |is )(?:ended|expired|over)|(?:锁定|鎖定|锁仓|鎖倉)期[^,。未尚]{0,2}(?:届满|屆滿|结束|結束|到期|解)/;
