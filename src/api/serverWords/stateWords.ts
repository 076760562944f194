import type { Words } from './words';

/** When something is possible, and what is closed, stopped, missing or done already. */
export const stateWords = {
  outsideHours: {
    en: 'outside|past (?:\\w+ ){0,2}(?:cut-?off|deadline)|out of (?:\\w+ )?(?:time|hours)|not (?:[\\w/&,]+ ){0,5}(?:time|hours?|window|period|session)\\b|only[^.]{0,30}\\d ?:\\d|\\d:\\d\\d[^.]{0,36}only|only (?:\\w+ ){0,3}(?:between|from|during|on weekdays|on business)|(?:can not|not (?:\\w+ )?(?:open|available|accept\\w*|process\\w*|allowed|possible|support\\w*))[^.]{0,24}(?:time|hour|moment|\\bnow\\b|today|weekend|holiday|night)|at (?:this|current|moment)\\b|\\bnot open\\b|closed|off[- ]?hours|after[- ]hours|(?:service|business|opening|working|allowed|available|open) (?:hours|time)|(?:time|hours|window|period)[^.]{0,10}(?:over|passed|ended|past|expired|not (?:start|open|reach|come|begun))|only (?:on )?(?:week|work|business)\\w*|(?:hours?|time|window)\\W{0,2}\\d{1,2}:\\d\\d|come back (?:at|between|during|after|from|\\d)|not started|(?:starts?|opens?|resumes?) (?:at|from) \\d|\\bfrom \\d{1,2}:\\d\\d',
    zh: '(?:仅限|仅|只[能可]?|限)[^。]{0,8}\\d{1,2}[:点]|[仅只]限?(?:工作日|营业日|交易日|平日)|\\d{1,2}[:点]\\d{0,2}[^。]{0,12}(?:才|再来|开放)|非[^,。;!]{0,12}(?:时间|时段|时候|工作日|受理|范围)|(?:未到|已过|已?超过|过)[^,。;!]{0,8}(?:时间|时段|时候|点)|(?:时间|时段|时刻)[^,。]{0,3}(?:外|结束|过|截止|未到|未开始|不对|不符)|(?:(?<!\\d)时间|时段|时候|现在|目前|当前|此时|这会儿|周末|假日|节假日|夜间|今[日天])[^,。]{0,8}(?:不受理|不支[持援]|不提供|不能|不接受|暂停|不开放|未开放|未开|休息|关闭)|(?:时间|时段)(?:为|是|:)[^,。]{0,6}\\d|(?:工作日|营业日|交易日|上班)[^,。]{0,8}(?:才|再|\\d|办理|操作)|(?:已|服务|受理)(?:截止|下班|打烊)|明[日天][^,。]{0,6}再|未开放|未到点|(?:请|须|需)(?:在|于)[^,。]{0,12}(?:时间|时段|点|:\\d\\d)|休息(?:时间|中)',
    jp: '時間[^。、]{0,4}外|時間[^。、]{0,20}でない|(?:受付|取扱|可能|利用|対応)?時間(?:は|:)[^。]{0,6}\\d|時間[^。]{0,3}過ぎ|時間帯[^。]{0,16}(?:不能|ない)|受付(?:時間)?[^。、]{0,4}(?:外|終了|前|でない|期間外)|(?:(?<!\\d)時間|時刻|ただいま|只今|現在|今|本日|休日|土日|夜間)[^。]{0,14}(?:受付|取扱|利用|出金|入金)[^。]{0,4}(?:不能|てない|停止|でない|休)|\\d:\\d\\d[^。]{0,16}(?:のみ|だけ|限|にお|の間|に(?:行|して|お願))|(?:平日|営業日|営業時間)[^。]{0,10}(?:のみ|だけ|内に|限)|(?:受付|取扱)(?:は|を)?[^。]{0,6}(?:休止|停止|終了|締め切)|時間になってない|時間前|\\d時(?:\\d+分)?(?:から|以降)|\\d:\\d\\d[^。]{0,4}(?:開始|から|以降)',
  },
  notOpen: {
    en: 'closed|\\bshut|not (?:\\w+ )?(?:open|enabled|activ\\w+|opened|granted)|unopened|suspend|unavailable|not available|disabled|stopped|ended|paused|halted|\\boff\\b|no longer (?:open|available)',
    zh: '关闭|已关|(?<![有相])关$|(?<![有相])关(?=[,。!;])|未[开启激打]|未通$|停$|停[,。!]|暂停|停止|停办|停用|结束|下线|不开放|不能用|截止',
    jp: '休止|停止|終了|未開|開放されてない|開通してない|開いてない|開設されてない|有効でない|閉|利用不能|受付てない|クローズ|中止|締め切',
  },
  full: {
    en: '\\bfull|closed|used up|exhaust|reached|not (?:\\w+ )?open|no (?:more |remaining |available |loan )*(?:quota|slots?|places?)|suspend|unavailable|ran out|sold out|stopped|no more|fully',
    zh: '(?<!期限?已?|未)满(?!\\d|期|足|意)|用[完尽光罄]|关闭|已关|停止|暂停|未开|停办|借完|售罄|[额名]额?度?(?:已)?[无罄]|无[^,。]{0,4}[额名]额?|结束受理|关$',
    jp: '満了|満[杯員額]|いっぱい|上限に達|上限です|(?<!期間が|期限が)終了|閉|休止|停止|空き(?:が|は)ない|残って?(?:い)?ない|枠(?:が|は)ない|埋ま|受付てない|未開|クローズ|締め切',
  },
  notStarted: {
    en: 'not (?:\\w+ )?(?:\\w+ )?(?:start|open|begin|begun|come|arriv|reach|commenc)|before (?:\\w+ )*(?:time|period|date|start|opens?|opening|hours)\\b|yet to|too early|(?:opens?|starts?|begins?) (?:on|at|from|tomorrow|in|next|\\d)|not (?:\\w+ )?(?:time|period|date)|outside',
    zh: '未[到至]|未开始|未开放|未开|未启动|开始前|时间前|期间前|日前|尚早|[太过]早|早了?$|非[^,。]{0,6}(?:时间|时段|期)|才(?:开始|能|可)|即将',
    jp: '(?:開始|期間|時間|時刻|日|受付|日時)前|期間外|まだ|始まってない|なってない|開始(?:して|されて)?ない|未開始|迎えてない|早す|早い|でない',
  },
  beforeListing: {
    en: '(?:before|wait for|wait until) (?:\\w+ )?listing|listing (?:date|time|day)[^.]{0,12}not|not (?:\\w+ )?(?:reach\\w* )?listing (?:date|time|day)',
    zh: '未[到至][^,。]{0,6}(?:上市|挂牌)|(?:上市|挂牌)(?:时间|日期?)[^,。]{0,3}未到|(?:上市|挂牌)(?:日|时间)?前',
    jp: '上場(?:日|時間|日時|開始)の?前|上場(?:日|時間|日時)[^。]{0,4}(?:なってない|迎えてない|でない)',
  },
  notListed: {
    en: 'not (?:\\w+ )?(?:listed|list\\b|(?:on|hit|reach\\w*|enter\\w*) (?:the )?market|public|tradable|tradeable)|unlisted|pre-?listing|(?:yet|waiting) to (?:go public|list)|(?:pending|awaiting) listing|not gone public',
    zh: '未(?:上市|挂牌|上柜)|待上市|等待上市|未[^,。]{0,4}市场上',
    jp: '未上場|未公開株|上場(?:は)?(?:して|されて)ない|上場前(?:の|です|で|に|$)|上場待ち|市場に出てない',
  },
  underReview: {
    en: 'under (?:\\w+ )?review|in (?:\\w+ )?review|reviewing|in progress|processing|pending|\\bwait\\b',
    zh: '审核中|处理中|等待|待审|耐心|已提交|已送出|审核(?:约|大约|需)',
    jp: '審査中|確認中|処理中|待ち|お待ち|受付(?:し)?まし',
  },
  notPassed: {
    en: 'reject|denied|declin|refus|not (?:\\w+ )?(?:pass|approv|accept|success)|fail|unsuccess|disapprov|turned down',
    zh: '未(?:通|过|获)|不(?:通)?过|不合格|拒|退[回件]|驳回|失败|不予|打回|不成功|未成功|未审核通过',
    jp: '承認されてない|承認され?ない|否認|不承認|未承認|差し?戻|通過(?:し(?:て)?ない|不能)|通(?:ってない|[らり]な)|却下|拒否|不合格|失敗|不備|下[りろ]?てない|認められ|(?<![a-z])ng(?:$|[。!])',
  },
  notDone: {
    en: 'first|before|requir|must (?:\\w+ )?(?:verif|complet|real|pass|authent|finish|done)|\\bneed|should (?:\\w+ )?(?:verif|complet|finish)|complete (?:\\w+ ){0,2}(?:real|name|id|identity|kyc|verif)|finish|not (?:\\w+ )?(?:done|verif|finish|complet|submit|authent|real|perform|made|set)|unverif|without|\\bno (?:real|kyc|id)|only after|(?:go|finish|pass|get|submit) (?:\\w+ ){0,2}(?:real|kyc|identity|verif)|incomplete|missing|^(?:real|kyc|verify)[^.]{0,20}(?:now|to continue)',
    zh: '先|未(?:进行|完成|做|实|认|办|提交|验|设|绑|填|身)|[须应](?:先|进行|完成|通过|实名|认证|做)|[须需要]要?(?:完成|进行|通过|实名|做)|请?去(?:完成|实名|认证|做|进行)|请(?:完成|进行|前往|去|尽快|实名|到|至|做)|才[能可]|(?:后|之后|完成后)(?:才|再|方|继续)|缺少|非实名',
    jp: 'お?済み?でない|済んでない|済ませ|完了して(?:から|ください|な)|完了しない|完了でない|未完了|必要|必須|行って|未実施|未(?:了|済|登録|提出)|(?:確認|手続き?|認証)(?:を|の)?[^。]{0,6}お願い|先に|まず|前に|(?:確認|認証)をして(?!い)|されてない|してから|済ませ|終わってない|がまだ',
  },
  once: {
    en: '\\bonce\\b|one time|\\bonly (?:one|1)\\b|\\b1 time|(?:one|single|1) (?:subscri|applic)|more than once|twice|(?:not|no) (?:\\w+ ){0,2}again|second time|repeat|duplicate',
    zh: '(?<!\\d)[一1]次(?!\\d)|重复|不能再|一回',
    jp: '(?<!\\d)[1一]回(?!目)|(?<!\\d)[1一]度|一回|一度|重複|二重',
  },
  checkedIn: {
    en: 'already|twice|repeat|duplicat|\\bsecond\\b|(?:one|once|1|only)[^.]{0,16} (?:(?:per|each|every) )?day|once daily|only once|(?:not|no) (?:\\w+ )?again|(?:come|see you) (?:back )?tomorrow|(?:done|completed) (?:\\w+ )?(?:sign|check)[- ]?in|(?:sign|check)[- ]?in done',
    zh: '已(?:签|打卡|完成)|今[日天][^,。]{0,6}已|[签到打]过|每[日天][^,。]{0,8}[一1]次|重[复覆]|不能再|明[天日]再',
    jp: '既に|済|完了して(?:い|お)|重複|二重|また明日|1日1回|[1一]回(?:のみ|まで|限|だけ)',
  },
  alreadySubscribed: {
    en: 'already (?:\\w+ )?(?:subscri|appl|participat|joined|taken part)|(?:subscri|appl)\\w* (?:\\w+ ){0,3}(?:already|before)',
    zh: '已[^,。]{0,3}(?:申购|认购|申请|参与|抽签|打新)(?!$)|已(?:申购|认购|参与)|(?:申购|认购|参与|申请|打)过',
    jp: '既に[^。]{0,12}(?:申込|応募)|(?:申込|応募)(?:は|を)?[^。]{0,4}済',
  },
  booked: {
    en: 'already|twice|repeat|duplicat|\\bsecond\\b|(?:exist|booked|made) (?:\\w+ )?before|(?:not|no) (?:\\w+ )?again|only (?:one|1)',
    zh: '已(?:完成)?(?:预约|约|有|存在)|约过|重[复覆]|不能再',
    jp: '既に|済|重複|二重|1件のみ',
  },
  /** Over, expired or cancelled: nobody did it twice. */
  over: {
    en: 'expired|passed|cancel|ended|closed|\\bover\\b|\\bfull\\b|refund|not allot|drawn',
    zh: '过期|取消|结束|截止|已满|额满|未中签|退回|退款|关闭|已过|已开奖|失效',
    jp: '期限切れ|取消|取り消|キャンセル|終了|締め切|満|落選|当選|過ぎ',
  },
  daily: {
    en: 'daily|\\bday\\b|today',
    zh: '[每当单今本一1][日天]',
    jp: '[1一毎]日|日次|当日|本日|今日',
  },
  age: { en: 'years old|\\bage\\b|minor', zh: '[周]?岁|年龄', jp: '歳|年齢' },
  matching: { en: '\\bmatch|same as|consistent', zh: '一致|相同|匹配', jp: '一致|同じ' },
  reward: { en: 'reward|bonus|prize|gift', zh: '奖励|奖品|礼品|红包', jp: '報酬|特典|ボーナス|景品' },
  elsewhere: {
    en: 'device|elsewhere|another (?:place|browser|location)',
    zh: '设备|异地|其他地|别处|另一处',
    jp: '端末|デバイス|別の場所',
  },
} satisfies Words;
