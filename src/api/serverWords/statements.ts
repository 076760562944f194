import { oneOf, type Words } from './oneOf';

/** Statements: a single one identifies a message. */
export const statements = {
  systemBusy: {
    en: oneOf`
      (?:system|\bsys|server|service|network|site|platform|traffic)[^.,]{0,16}(?:\bbusy|overload|congest|heavy|high load|crowded|jammed) |
      \b(?:sys|server|system)[ -]busy | (?:high|heavy) (?:traffic|load) | ^busy\b |
      ^[^.,]{0,10}\bbusy (?:now|right now|at)`,
    zh: oneOf`
      (?:系统|服务|伺服|网络|网路|主机|线路|平台|后台)[^,。]{0,6}(?:繁忙|忙碌|正忙|太忙|很忙|忙线|忙|拥[挤堵塞]|壅塞|过载|超载|满载|负载|塞车|爆满) |
      (?:系统|服务器)[^。]{0,10}太忙 |
      (?:访问|流量|人数|请求)[^,。]{0,3}(?:过大|太大|过多|过高|较大|激增)(?!.*跟) | ^(?:繁忙|拥挤)`,
    jp: oneOf`
      混雑 | 混み合 | 混んで | アクセスが?(?:集中|多) | [繋つ]な?がりにくく | (?:高|過)負荷 | 負荷が |
      ビジー | (?:サーバ|システム)[^。]{0,6}(?:忙|重く|重い|ダウン寸前)`,
  },
  tooFrequent: {
    en: oneOf`
      too (?:frequent|often|fast|quick|rapid) |
      too many (?:\w+ ){0,2}(?:request|submi|tries|times|operation|click|call|action|attempt) |
      (?:so|more|this) (?:often|frequently|fast|many times) | slow down |
      (?:repeat|duplicate)\w* (?:submi|request|click|operation) |
      not (?:re)?(?:submit|click|repeat|send|tap|operate)\w* (?:\w+ )?(?:again|repeatedly|twice|frequent|continu) |
      frequently | rate limit | in short time | high frequency`,
    zh: oneOf`
      频繁 | [过太]快 | 频率 | 过频 | (?:连续|重复)(?:提交|操作|点击|请求|送出|发送) |
      (?:提交|操作|点击|请求)[^,。]{0,3}(?:过多|太多|过密) | 次数过多 | 慢[点一些] | 短时间 |
      间隔[^,。]{0,4}[短少] | 手速`,
    jp: oneOf`
      頻繁 | 頻度 | 連続(?:し[てた]|で|操作|送信|クリック|タップ|リクエスト|アクセス) | 短時間 | 短い間 |
      連打 | 間隔 | (?:回数|リクエスト|操作|送信|アクセス)[^。]{0,3}多すぎ | [早速]すぎ |
      (?:重複|二重)(?:送信|リクエスト|操作|クリック)`,
  },
  uploadFailed: {
    en: oneOf`
      upload[^,.]{0,20}(?:fail|error|unsuccess|not (?:\w+ )?(?:complete|work|succe|go)|interrupt|timed? ?out|abort|broken) |
      (?:fail(?: to)?|can not|could not|error)[^,.]{0,16}upload`,
    zh: oneOf`
      上传[^,。]{0,5}(?:失败|不成功|未成功|出错|异常|错误|中断|超时|不能|不上) | 不能(?:成功)?上传 |
      未传上 | 传不(?:上|能|成) | 未(?:能)?成功上传 | 未上传成功 | 传图失败 | 传送文件失败`,
    jp: oneOf`アップロード[^。、]{0,6}(?:不能|失敗|エラー|完了し?(?:て)?ない|中断) | アップ(?:不能|失敗)`,
  },
  notUploaded: {
    en: oneOf`not (?:\w+ )?upload(?:ed)?\b(?! (?:more|file))`,
    zh: oneOf`未(?:成功)?上传 | 未传`,
    jp: oneOf`アップロード(?:されて|して|が)ない | 未アップロード`,
  },
  sendFailed: {
    en: oneOf`
      (?:fail(?: to)?|can not|could not|error|unsuccess\w*)[^.,]{0,12} ?(?:send(?! more)|sent|deliver) |
      \b(?:send|sending|sent|delivery|delivering)\b[^.,]{0,16}(?:fail|error|unsuccess|not (?:\w+ )?success) |
      (?:sms|message|email|mail)[^.,]{0,10}(?:fail|not (?:go|went|deliver)) |
      not (?:\w+ )?(?:sent|send|delivered|go out)\b`,
    zh: oneOf`
      (?:发送|传送|寄送|寄出|发出|推送|送达|投递|发信|(?<!开)发)[^,。]{0,5}(?:失败|不成功|未成功|出错|异常|不能|不出|错误) |
      (?:不能|未成功?)(?:成功)?(?:发送|传送|发出|寄出|送达|寄送|送出) | 发不(?:出|能) | 未发出 |
      未发送成功 | 未发成功 | 送出失败 | (?:短信|简讯|消息)(?:发|送)?(?:失败|未发)`,
    jp: oneOf`(?:送信|発送|配信|送付|送り|送れ)[^。、]{0,5}(?:不能|失敗|エラー|ない)`,
  },
  otherFundOperation: {
    en: oneOf`
      (?:another|other|one more) (?:\w+ )?(?:fund(?!ing)|money|cash|deposit|withdraw|transfer|financial|capital)(?!\w* (?:method|way|channel|option|account|card|bank)) |
      (?:existing|previous|unfinished|ongoing|earlier|last|pending) (?:\w+ )?(?:fund(?!ing)|money|cash|deposit|withdraw|transfer)[^.]{0,40}(?:\bnot\b|process|progress|pending|wait|exist|finish|under way) |
      funds?[- ](?:op\b|operation|transaction|action|process\w*|request|movement|task)[^.,]{0,24}(?:in progress|pending|process|under ?way|ongoing|unfinished|not (?:finish|complet)|running|exist|already) |
      (?:pending|unfinished|ongoing|running) funds?\b`,
    zh: oneOf`
      (?:另有?|另[外一]|其[他它]|别|[上前]一?[笔次个项]|还有)[^,。]{0,4}(?:资金|款项)(?!来源|账) |
      (?:另有?|另[外一]|其[他它]|别|[上前]一?[笔次个项]|还有)[^,。]{0,5}(?:充值|提[现领款]|入金|出金|转账|划转|出入金)[^,。]{0,10}(?:处理|进行|未|申请|操作|中|审核) |
      (?:资金|款项)[^,。]{0,8}(?:正?在处理|处理中|进行|未完|操作中|作业中|未结束|排队) |
      (?:未完成|进行中|处理中|执行中)[^,。]{0,4}(?:资金|款项|出入金|充提)`,
    jp: oneOf`
      (?:他|別|ほか|前回|前|別途|先ほど|ひとつ前)(?:に|の)?[^。、]{0,6}(?:資金|入金|出金|入出金|振替|送金)[^。]{0,16}(?:処理|手続|操作|中|完了|あり|ある) |
      資金[^。、]{0,8}(?:処理|手続|操作|移動)[^。]{0,8}(?:中|完了し?(?:て)?ない|残って|あり|ある|未完)`,
  },
  nonTrading: {
    en: oneOf`
      (?:only|must)[^.]{0,24}(?:during|in|within) (?:trading|market) (?:hours|time|session) |
      non[- ]?trading |
      (?:outside|not (?:in |within |during )?|off|after)[^.]{0,24}(?:trading|business|market|exchange)[^.]{0,12}(?:hours?|time|session|day) |
      not (?:\w+ )?trading (?:time|hours?|day|session) |
      trading (?:hours?|time|session)[^.]{0,10}(?:over|ended|closed|not|passed) |
      (?:market|exchange|\bbourse)[^.]{0,14}(?:closed|not (?:\w+ )?open|shut|resting|on holiday) |
      closed market | outside market | trading closed | trading not (?:\w+ )?(?:open|start) |
      not (?:open )?for trading now`,
    zh: oneOf`
      (?:非|未到|已过|过|不到)[^,。;]{0,8}(?:交易|开市|营业|开盘|盘中|买卖)(?:时间|时段|日|时|期) |
      非交易 | (?:交易|买卖)(?:时间|时段)[^,。]{0,3}(?:外|已过|已?结束|未到|未开始) |
      (?:已|目前|现在|现|正|当前|今[日天]|市场|股市|已是)[^,。:]{0,3}(?:休市|收市|收盘(?!价)|闭市|打烊) |
      (?<!明[日天]|[0-9节假][日天]|周[六日末])休市(?:中|期间|$|[,。!]) | 未(?:开[盘市]) | 盘后不能 |
      交易所(?:关闭|休)`,
    jp: oneOf`
      取引(?:可能)?時間[^。、]{0,4}外 |
      取引(?:可能)?時間(?:帯|内)?[^。]{0,4}(?:でない|を?過ぎ|前|終了|なってない) |
      (?:市場|取引所|マーケット)[^。、]{0,8}(?:閉|休|クローズ|開いてない|開場前) |
      (?:立会|営業|場中)時間[^。]{0,3}外 | 閉場 | 休場 | 時間外取引 | 場が(?:閉|引け) | 大引け後 |
      取引(?:が)?(?:終了|開始前)(?:して|し)?`,
  },
  timeLimitExceeded: {
    en: oneOf`time limit exceeded | exceed(?:s|ed)? time limit | over time limit`,
    zh: oneOf`超[过出]?(?:时间限制|时限)`,
    jp: oneOf`制限時間(?:を|が)?(?:超|過) | 時間制限を超`,
  },
  loginBanned: {
    en: oneOf`
      (?:\bban(?:ned)?\b|prohibit\w*|forbid\w*|restrict\w*|not (?:allowed|permitted)|block\w*|disabled|denied)[^.]{0,20}(?:log(?:ging)?|sign(?:ing)?)[- ]?(?:in|on)\b |
      (?:log(?:ging)?|sign(?:ing)?)[- ]?(?:in|on)[^.]{0,14}(?:\bban|prohibit|forbid|restrict|not (?:allowed|permitted)|disabled|block|denied)`,
    zh: oneOf`(?:禁止?|不能|限制|禁)[^,。]{0,4}登[录陆入] | 登[录陆入][^,。]{0,4}(?:禁|限制|受限)`,
    jp: oneOf`ログイン[^。、]{0,8}(?:禁止|制限|停止) | (?:禁止|制限)[^。、]{0,6}ログイン`,
  },
  lockUp: {
    en: oneOf`
      lock(?:ed|ing)?[- ]?(?:up|in)\b |
      (?:position|share|stock|holding|asset)s?[^.]{0,12}\blocked(?! for you) |
      \blocked (?:position|share|stock|holding) | lock(?:ing|ed)? period |
      restricted (?:period|shares|stock) | moratorium`,
    zh: oneOf`
      锁[仓股] | 锁定(?:期|中) | 封闭期 | 限售 | 禁售 | 解锁 | 解禁 | (?:股|持仓|仓位|份额)[^,。]{0,6}锁 |
      [处在于]锁定 | 闭锁期`,
    jp: oneOf`
      ロックアップ | ロック(?:期間|中|されて|状態) | 売却制限(?:期間|中|が|の|付|対象) | 譲渡制限 | 閉鎖期`,
  },
  noNewIssues: {
    en: oneOf`
      \bno (?:\w+ ){0,3}?new (?:\w+ )*?(?:ipo|bond|stock|share|issue|listing|offering|securit) |
      \bno (?:\w+ ){0,2}?(?:ipos?|offerings?|new ones)\b(?! (?:quota|channel|permission)) |
      no (?:stock|share|bond|securit\w+)s?[^.]{0,14}(?:to|for|open (?:to|for)) subscri |
      nothing (?:\w+ )?to subscribe |
      (?:ipos?|new (?:stock|share|bond|issue)s?)[^.]{0,16}(?:not available|none\b|unavailable) |
      not (?:\w+ )?any (?:new|ipo)`,
    zh: oneOf`
      (?:未(?![到至开上在中通达满完实进申持绑设])|无)[^,。;]{0,6}(?:(?<!最)新股(?!价)|新债|新券|可申购|可认购|能申购) |
      (?:新股|新债)[^,。]{0,6}(?:为空|暂缺|空缺|已无|无可|无$) |
      无[^,。]{0,3}可?(?:申购|认购|打新)(?!资格|权限|通道)`,
    jp: oneOf`
      (?:新株|新規|新債|債券|ipo|公募)[^。]{0,18}(?:は|が|も)(?:現在|今|まだ|本日)?(?:ない|なし) |
      (?:新株|新規|新債|債券|ipo)[^。]{0,6}(?:なし|ゼロ|無し) |
      申込[^。]{0,12}(?:銘柄|株|債券?|もの)(?:は|が)(?:現在)?(?:ない|なし)`,
  },
  notReviewed: {
    en: oneOf`
      not (?:\w+ ){0,2}?\W?(?:in|under|pending|awaiting|waiting for|at)[^.]{0,16}(?:review|audit|approval) |
      not (?:\w+ ){0,2}?\W?(?:review|audit)\w* (?:status|state|stage) |
      not (?:\w+ )?review(?:ing|ed\b(?! by)) | order (?:\w+ )?must (?:\w+ )?(?:in|under|pending) review |
      no longer (?:\w+ )?(?:in|under|awaiting|pending)? ?(?:review|audit) |
      only[^.]{0,30}(?:in|under|pending|awaiting) (?:review|audit) | not[- ]in[- ]review`,
    zh: oneOf`
      非[^,。;]{0,6}(?:审核|审批|审查|审理|待审) | 已?不(?:再)?[^,。]{0,4}审核中 |
      [仅只][^,。]{0,8}(?:审核中|待审核) | 未(?:进入)?审核(?:中|状态|阶段)`,
    jp: oneOf`
      審査[^。、]{0,14}(?:でない|にない) | 審査(?:待ち|中)[^。]{0,10}(?:のみ|だけ|限) | 審査中に?ない`,
  },
  notPending: {
    en: oneOf`
      not (?:\w+ ){0,3}?\W?pending | no longer (?:\w+ )?pending | non-?pending |
      order (?:status )?must (?:in )?pending | not[- ]pending | only[^.]{0,12}pending |
      order[^.,]{0,20}(?:not (?:\w+ )?|no longer )\W?(?:open|active|waiting|queued|outstanding)\b |
      not (?:open|working|live|active) order`,
    zh: oneOf`
      非[^,。;]{0,5}(?:挂单|挂单|委托|待成|待处|待撮|待交|等待|未成交|排队|挂起|已挂|已报) |
      已?不(?:再)?[^,。]{0,3}(?:挂单|委托中) | [仅只][^,。]{0,8}(?:挂单|委托中|待成交|未成交) | 未挂单`,
    jp: oneOf`
      (?:待機|未約定|注文中|待ち|処理待|発注中|有効な注文|保留)[^。]{0,12}(?:でない|にない) |
      注文[^。]{0,12}受付中[^。]{0,6}でない | (?:未約定|待機中|注文中)[^。]{0,10}(?:のみ|だけ|限)`,
  },
  notHeld: {
    en: oneOf`
      not (?:\w+ ){0,3}?\W?(?:positions?|held|holdings?|in hold)\b | not hold(?! (?:enough|sufficient)) |
      no longer (?:held|in position|holding|hold) | \bno (?:such |open )?position |
      without (?:open )?position | position (?:not (?:found|exist|open|held)|already closed) |
      not[- ]in[- ]position | only[^.]{0,12}(?:held|holding)\b`,
    zh: oneOf`
      非[^,。;]{0,4}(?:持仓|持有|持股|库存) | [仅只][^,。]{0,6}(?:持仓|持有中) |
      [未无](?:持仓|持有|持股)(?!足|满|\d) | (?:持仓|持股)[^,。]{0,2}(?:不存在|已平|未找到) |
      已?不(?:再)?(?:持仓|持有) | 未建仓 | 空仓`,
    jp: oneOf`
      (?:保有|建玉|ポジション|持ち株)(?:(?!足り|不足|株数|数量)[^。]){0,14}(?:でない|して(?:は)?ない|されてない|(?:が|は)ない|にない|存在しない) |
      保有(?:中|して)?[^。]{0,8}(?:のみ|だけ|限) | 持ってない`,
  },
} satisfies Words;
