import { oneOf, type Words } from './oneOf';

/** Words for what is closed, full, under review, or already done. */
export const stateWords = {
  notOpen: {
    en: oneOf`
      closed | \bshut | not (?:\w+ )?(?:open|enabled|activ\w+|opened|granted) | unopened | suspend |
      unavailable | not available | disabled | stopped | ended | paused | halted | \boff\b |
      no longer (?:open|available)`,
    zh: oneOf`
      关闭 | 已关 | (?<![有相])关$ | (?<![有相])关(?=[,。!;]) | 未[开启激打] | 未通$ | 停$ | 停[,。!] |
      暂停 | 停止 | 停办 | 停用 | 结束 | 下线 | 不开放 | 不能用 | 截止`,
    jp: oneOf`
      休止 | 停止 | 終了 | 未開 | 開放されてない | 開通してない | 開いてない | 開設されてない | 有効でない |
      閉 | 利用不能 | 受付てない | クローズ | 中止 | 締め切`,
  },
  full: {
    en: oneOf`
      \bfull | closed | used up | exhaust | reached | not (?:\w+ )?open |
      no (?:more |remaining |available |loan )*(?:quota|slots?|places?) | suspend | unavailable | ran out |
      sold out | stopped | no more | fully`,
    zh: oneOf`
      (?<!期限?已?|未)满(?!\d|期|足|意) | 用[完尽光罄] | 关闭 | 已关 | 停止 | 暂停 | 未开 | 停办 | 借完 |
      售罄 | [额名]额?度?(?:已)?[无罄] | 无[^,。]{0,4}[额名]额? | 结束受理 | 关$`,
    jp: oneOf`
      満了 | 満[杯員額] | いっぱい | 上限に達 | 上限です | (?<!期間が|期限が)終了 | 閉 | 休止 | 停止 |
      空き(?:が|は)ない | 残って?(?:い)?ない | 枠(?:が|は)ない | 埋ま | 受付てない | 未開 | クローズ |
      締め切`,
  },
  notListed: {
    en: oneOf`
      not (?:\w+ )?(?:listed|list\b|(?:on|hit|reach\w*|enter\w*) market|public|tradable|tradeable) |
      unlisted | pre-?listing | yet to (?:go public|list) | waiting to (?:go public|list) | (?:pending|awaiting) listing |
      not gone public`,
    zh: oneOf`未(?:上市|挂牌|上柜) | 待上市 | 等待上市 | 未[^,。]{0,4}市场上`,
    jp: oneOf`
      未上場 | 未公開株 | 上場(?:は)?(?:して|されて)ない | 上場前(?:の|です|で|に|$) | 上場待ち |
      市場に出てない`,
  },
  underReview: {
    en: oneOf`
      under (?:\w+ )?review | in (?:\w+ )?review | reviewing | in progress | processing | pending | \bwait\b`,
    zh: oneOf`审核中 | 处理中 | 等待 | 待审 | 耐心 | 已提交 | 已送出 | 审核(?:约|大约|需)`,
    jp: oneOf`審査中 | 確認中 | 処理中 | 待ち | お待ち | 受付(?:し)?まし`,
  },
  notPassed: {
    en: oneOf`
      reject | denied | declin | refus | not (?:\w+ )?(?:pass|approv|accept|success) | fail | unsuccess |
      disapprov | turned down`,
    zh: oneOf`
      未(?:通|过|获) | 不(?:通)?过 | 不合格 | 拒 | 退[回件] | 驳回 | 失败 | 不予 | 打回 | 不成功 | 未成功 |
      未审核通过`,
    jp: oneOf`
      承認されてない | 承認され?ない | 否認 | 不承認 | 未承認 | 差し?戻 | 通過(?:し(?:て)?ない|不能) |
      通(?:ってない|[らり]な) | 却下 | 拒否 | 不合格 | 失敗 | 不備 | 下[りろ]?てない | 認められ |
      (?<!\w)ng(?:$|[。!])`,
  },
  notDone: {
    en: oneOf`
      first | before | requir | must (?:\w+ )?(?:verif|complet|real|pass|authent|finish|done) | \bneed |
      should (?:\w+ )?(?:verif|complet|finish) | complete (?:\w+ ){0,2}(?:real|name|id|identity|kyc|verif) |
      finish | not (?:\w+ )?(?:done|verif|finish|complet|submit|authent|real|perform|made|set) | unverif |
      without | \bno (?:real|kyc|id) | only after |
      (?:go|finish|pass|get|submit) (?:\w+ ){0,2}(?:real|kyc|identity|verif) | incomplete | missing |
      ^(?:real|kyc|verify)[^.]{0,20}(?:now|to continue)`,
    zh: oneOf`
      先 | 未(?:进行|完成|做|实|认|办|提交|验|设|绑|填|身) | [须应](?:先|进行|完成|通过|实名|认证|做) |
      [须需要]要?(?:完成|进行|通过|实名|做) | 请?去(?:完成|实名|认证|做|进行) |
      请(?:完成|进行|前往|去|尽快|实名|到|至|做) | 才[能可] | (?:后|之后|完成后)(?:才|再|方|继续) | 缺少 |
      非实名`,
    jp: oneOf`
      お?済み?でない | 済んでない | 済ませ | 完了して(?:から|ください|な) | 完了しない | 完了でない |
      未完了 | 必要 | 必須 | 行って | 未実施 | 未(?:済|登録|提出) |
      (?:確認|手続き?|認証)(?:を|の)?[^。]{0,6}お願い | 先に | まず | 前に | (?:確認|認証)をして(?!い) |
      されてない | してから | 終わってない | がまだ`,
  },
  once: {
    en: oneOf`
      \bonce\b | one time | \bonly (?:one|1)\b | \b1 time | (?:one|single|1) (?:subscri|applic) |
      more than once | twice | (?:not|no) (?:\w+ ){0,2}again | second time | repeat | duplicate`,
    zh: oneOf`(?<!\d)[一1]次(?!\d) | 重复 | 不能再 | 一回`,
    jp: oneOf`(?<!\d)[1一]回(?!目) | (?<!\d)[1一]度 | 一回 | 一度 | 重複 | 二重`,
  },
  checkedIn: {
    en: oneOf`
      already | twice | repeat | duplicat | \bsecond\b |
      (?:one|once|1|only)[^.]{0,16} (?:(?:per|each|every) )?day | once daily | only once |
      (?:not|no) (?:\w+ )?again | (?:come|see you) (?:back )?tomorrow |
      (?:done|completed) (?:\w+ )?(?:sign|check)[- ]?in | (?:sign|check)[- ]?in done`,
    zh: oneOf`
      已(?:签|打卡|完成) | 今[日天][^,。]{0,6}已 | [签到打]过 | 每[日天][^,。]{0,8}[一1]次 | 重[复覆] |
      不能再 | 明[天日]再`,
    jp: oneOf`
      既に | 済 | 完了して(?:い|お) | 重複 | 二重 | また明日 | 1日1回 | [1一]回(?:のみ|まで|限|だけ)`,
  },
  alreadySubscribed: {
    en: oneOf`
      already (?:\w+ )?(?:subscri|appl|participat|joined|taken part) |
      (?:subscri|appl)\w* (?:\w+ ){0,3}(?:already|before)`,
    zh: oneOf`
      已[^,。]{0,3}(?:申购|认购|申请|参与|抽签|打新)(?!$) | 已(?:申购|认购|参与) |
      (?:申购|认购|参与|申请|打)过`,
    jp: oneOf`既に[^。]{0,12}(?:申込|応募) | (?:申込|応募)(?:は|を)?[^。]{0,4}済`,
  },
  booked: {
    en: oneOf`
      already | twice | repeat | duplicat | \bsecond\b | (?:exist|booked|made) (?:\w+ )?before |
      (?:not|no) (?:\w+ )?again | only (?:one|1)`,
    zh: oneOf`已(?:完成)?(?:预约|约|有|存在) | 约过 | 重[复覆] | 不能再`,
    jp: oneOf`既に | 済 | 重複 | 二重 | 1件のみ`,
  },
  /** Over, expired or cancelled: not a repeated action. */
  over: {
    en: oneOf`
      expired | passed | cancel | ended | closed | \bover\b | \bfull\b | refund | not allot | drawn`,
    zh: oneOf`过期 | 取消 | 结束 | 截止 | 已满 | 额满 | 未中签 | 退回 | 退款 | 关闭 | 已过 | 已开奖 | 失效`,
    jp: oneOf`期限切れ | 取消 | 取り消 | キャンセル | 終了 | 締め切 | 満 | 落選 | 当選 | 過ぎ`,
  },
  age: {
    en: oneOf`years old | \bage\b | minor`,
    zh: oneOf`[周]?岁 | 年龄`,
    jp: oneOf`歳 | 年齢`,
  },
  matching: {
    en: oneOf`\bmatch | same as | consistent`,
    zh: oneOf`一致 | 相同 | 匹配`,
    jp: oneOf`一致 | 同じ`,
  },
  reward: {
    en: oneOf`reward | bonus | prize | gift`,
    zh: oneOf`奖励 | 奖品 | 礼品 | 红包`,
    jp: oneOf`報酬 | 特典 | ボーナス | 景品`,
  },
  elsewhere: {
    en: oneOf`device | elsewhere | another (?:place|browser|location)`,
    zh: oneOf`设备 | 异地 | 其他地 | 别处 | 另一处`,
    jp: oneOf`端末 | デバイス | 別の場所`,
  },
} satisfies Words;
