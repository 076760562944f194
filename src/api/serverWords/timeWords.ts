import { oneOf, type Words } from './oneOf';

/** Words for when something is possible, and for how long it is not. */
export const timeWords = {
  outsideHours: {
    en: oneOf`
      outside | past (?:\w+ ){0,2}(?:cut-?off|deadline) | out of (?:\w+ )?(?:time|hours) |
      not (?:[\w/&,]+ ){0,5}(?:time|hours?|window|period|session)\b | only[^.]{0,30}\d ?:\d |
      \d:\d\d[^.]{0,36}only | only (?:\w+ ){0,3}(?:between|from|during|on weekdays|on business) |
      (?:can not|not (?:\w+ )?(?:open|available|accept\w*|process\w*|allowed|possible|support\w*))[^.]{0,24}(?:time|hour|moment|\bnow\b|today|weekend|holiday|night) |
      at (?:this|current|moment)\b | \bnot open\b | closed | off[- ]?hours | after[- ]hours |
      (?:service|business|opening|working|allowed|available|open) (?:hours|time) |
      (?:time|hours|window|period)[^.]{0,10}(?:over|passed|ended|past|expired|not (?:start|open|reach|come|begun)) |
      only (?:on )?(?:week|work|business)\w* | (?:hours?|time|window)\W{0,2}\d{1,2}:\d\d |
      come back (?:at|between|during|after|from|\d) | not started |
      (?:starts?|opens?|resumes?) (?:at|from) \d | \bfrom \d{1,2}:\d\d`,
    zh: oneOf`
      (?:仅限|仅|只[能可]?|限)[^。]{0,8}\d{1,2}[:点] | [仅只]限?(?:工作日|营业日|交易日|平日) |
      \d{1,2}[:点]\d{0,2}[^。]{0,12}(?:才|再来|开放) | 非[^,。;!]{0,12}(?:时间|时段|时候|工作日|受理|范围) |
      (?:未到|已过|已?超过|过)[^,。;!]{0,8}(?:时间|时段|时候|点) |
      (?:时间|时段|时刻)[^,。]{0,3}(?:外|结束|过|截止|未到|未开始|不对|不符) |
      (?:(?<!\d)时间|时段|时候|现在|目前|当前|此时|这会儿|周末|假日|节假日|夜间|今[日天])[^,。]{0,8}(?:不受理|不支[持援]|不提供|不能|不接受|暂停|不开放|未开放|未开|休息|关闭) |
      (?:时间|时段)(?:为|是|:)[^,。]{0,6}\d |
      (?:工作日|营业日|交易日|上班)[^,。]{0,8}(?:才|再|\d|办理|操作) | (?:已|服务|受理)(?:截止|下班|打烊) |
      明[日天][^,。]{0,6}再 | 未开放 | 未到点 | (?:请|须|需)(?:在|于)[^,。]{0,12}(?:时间|时段|点|:\d\d) |
      休息(?:时间|中)`,
    jp: oneOf`
      時間[^。、]{0,4}外 | 時間[^。、]{0,20}でない | (?:受付|取扱|可能|利用|対応)?時間(?:は|:)[^。]{0,6}\d |
      時間[^。]{0,3}過ぎ | 時間帯[^。]{0,16}(?:不能|ない) |
      受付(?:時間)?[^。、]{0,4}(?:外|終了|前|でない|期間外) |
      (?:(?<!\d)時間|時刻|ただいま|只今|現在|今|本日|休日|土日|夜間)[^。]{0,14}(?:受付|取扱|利用|出金|入金)[^。]{0,4}(?:不能|てない|停止|でない|休) |
      \d:\d\d[^。]{0,16}(?:のみ|だけ|限|にお|の間|に(?:行|して|お願)) |
      (?:平日|営業日|営業時間)[^。]{0,10}(?:のみ|だけ|内に|限) |
      (?:受付|取扱)(?:は|を)?[^。]{0,6}(?:休止|停止|終了|締め切) | 時間になってない | 時間前 |
      \d時(?:\d+分)?(?:から|以降) | \d:\d\d[^。]{0,4}(?:開始|から|以降)`,
  },
  notStarted: {
    en: oneOf`
      not (?:\w+ )?(?:\w+ )?(?:start|open|begin|begun|come|arriv|reach|commenc) |
      before (?:\w+ )*(?:time|period|date|start|opens?|opening|hours)\b | yet to | too early |
      (?:opens?|starts?|begins?) (?:on|at|from|tomorrow|in|next|\d) | not (?:\w+ )?(?:time|period|date) |
      outside`,
    zh: oneOf`
      未[到至] | 未开始 | 未开放 | 未开 | 未启动 | 开始前 | 时间前 | 期间前 | 日前 | 尚早 | [太过]早 |
      早$ | 非[^,。]{0,6}(?:时间|时段|期) | 才(?:开始|能|可) | 即将`,
    jp: oneOf`
      (?:開始|期間|時間|時刻|日|受付|日時)前 | 期間外 | まだ | 始まってない | なってない |
      開始(?:して|されて)?ない | 未開始 | 迎えてない | 早す | 早い | でない`,
  },
  beforeListing: {
    en: oneOf`
      (?:before|wait for|wait until) (?:\w+ )?listing | listing (?:date|time|day)[^.]{0,12}not |
      not (?:\w+ )?(?:reach\w* )?listing (?:date|time|day)`,
    zh: oneOf`
      未[到至][^,。]{0,6}(?:上市|挂牌) | (?:上市|挂牌)(?:时间|日期?)[^,。]{0,3}未到 |
      (?:上市|挂牌)(?:日|时间)?前`,
    jp: oneOf`
      上場(?:日|時間|日時|開始)の?前 | 上場(?:日|時間|日時)[^。]{0,4}(?:なってない|迎えてない|でない)`,
  },
  timeOver: {
    en: oneOf`
      time[- ]?limit | timed? ?out | deadline | expired? | too late |
      (?:time|window|period)[^.]{0,40}(?:pass|over|exceed|end|closed|expire|\bup\b|run out|ran out|elapsed) |
      (?:exceed|past|over|beyond|after)[^.]{0,14}(?:time|deadline|window|period) | overdue`,
    zh: oneOf`
      逾[期时] | 超时 | 过[期时](?!日) |
      (?:超[过出]?|已过|过|截止|结束)[^,。]{0,6}(?:时间|时限|期限|时效|有效期|期) |
      (?:时间|时限|期限|时效|期)[^,。]{0,4}(?:已?过|超|截止|结束|限制) | 已截止 | 时限 | [太过][晚迟] |
      来不及 | 错过`,
    jp: oneOf`
      期限 | 時間切れ | 制限時間 | 時間制限 | 締め?切 | 過ぎ | (?:時間|期間)[^。]{0,6}(?:超|終|過) |
      タイムアウト | 間に合`,
  },
  waiting: {
    en: oneOf`
      only | must | wait | can not | \bnot\b | before | after | within | until | hold | later | need |
      min(?:ute)?s? (?:left|more) | lock | from buy | in \d`,
    zh: oneOf`
      才 | 后 | 再 | 不能 | 禁 | [以之]?内 | 未满 | 不足 | 不满 | 持有 | 等 | 须 | 满\d | [需须]满 | 未到 |
      限制 | 锁`,
    jp: oneOf`
      でなけれ | 間は | 経過 | 後 | 不能 | まで | でき | 待 | 以内 | 未満 | たって | 経た | 経って |
      してから | ない | 制限 | 内`,
  },
  strictly: {
    en: oneOf`only | must | wait | can not | \bnot\b | before | need`,
    zh: oneOf`才 | 再 | 不能 | 禁 | 未满 | 不足 | 不满 | 须`,
    jp: oneOf`でなけれ | 間は | 経過 | 不能 | まで | 待 | ない | 未満 | たって | 経`,
  },
  daily: {
    en: oneOf`daily | \bday\b | today`,
    zh: oneOf`[每当单今本一1][日天]`,
    jp: oneOf`[1一毎]日 | 日次 | 当日 | 本日 | 今日`,
  },
  dayCount: {
    en: oneOf`
      (?:\d+|\b(?:two|three|four|five|six|seven|ten|thirty|n))[- ](?:(?:trading|business|calendar|working)[- ])?days?\b`,
    zh: oneOf`
      (?:\d+|[n一二三四五六七八九十两]+)个?(?:交易日|营业日|工作日|自然日|天|日(?![元圆圓円本])|个?月|周|星期) |
      规定天`,
    jp: oneOf`(?:\d+|[一二三四五六七八九十]+)(?:営業日|取引日|日間|日(?![元圆円本])|ヶ月|か月|週間)`,
  },
  minuteCount: {
    en: oneOf`(?:\d+|fifteen|thirty|twenty|ten|five)[- ]?min`,
    zh: oneOf`(?:\d+|[一二三四五六七八九十两]+)(?:分(?!之)|min) | 一刻钟 | 规定分`,
    jp: oneOf`(?:\d+|[一二三四五六七八九十]+)分`,
  },
  fifteenMinutes: {
    en: oneOf`(?<![\d.])15[- ]?min | fifteen[- ]min`,
    zh: oneOf`(?<![\d.])15(?:分|min) | 十五分 | 一刻钟`,
  },
  sameDay: {
    en: oneOf`
      same[- ]?day | today | t ?\+ ?1\b | tomorrow | next (?:trading |business |market )?day |
      day (?:of |you |it |they )?(?:purchase|bought|buy) | intraday | day trad`,
    zh: oneOf`[当今同本][日天] | t\+1 | 次[一]?(?:个)?(?:交易)?日 | 下一?个?交易日 | [隔明][日天]`,
    jp: oneOf`当日 | 同日 | 同じ日 | 今日 | 本日 | 翌(?:営業|取引)?日 | t\+1 | 日計り`,
  },
  notToday: {
    en: oneOf`
      can not | \bnot\b | \bno\b | only | must | wait | tomorrow | next | t ?\+ ?1\b | prohibit | forbid |
      earliest | until | restrict`,
    zh: oneOf`不能 | 禁 | 次[一日] | [明隔][日天] | 下一 | t\+1 | 才 | 再 | 限制 | 不支持`,
    jp: oneOf`不能 | ない | 翌 | 禁止 | t\+1 | 以降 | 制限`,
  },
} satisfies Words;
