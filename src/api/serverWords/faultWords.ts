import { oneOf, type Words } from './oneOf';

/** Words for what is wrong with the subject of a message. */
export const faultWords = {
  missing: {
    en: oneOf`
      (?<!could |can )not (?:\w+ )?(?:exist|found|registered|recogni[sz]ed|known) | can not found |
      could not found | can not (?:find|locate|recogni) | could not find | unknown | unregistered |
      non-?exist | no such | no (?:\w+ )*(?:match|found|exists?\b|record) |
      (?:there|exists) no (?:\w+ )?(?:account|user|member|inviter|mentor|card|product|stock) |
      ^no (?:\w+ )?(?:user|account(?! (?:enter|given|input|provid))|inviter|referrer|mentor|card|product|member) |
      not (?:match )?any | nobody | no one | no longer exists?`,
    zh: oneOf`
      不存在 | [查找搜]不到 | [查无]无 | 未(?:找|查|搜)到? | 无此 | 无该 | 未[此这该] | 未注册 | 未查询 |
      无[^,。;]{0,3}(?:账号|账户|用户|会员|导师|商品|产品|股票|银行卡|卡片|邀请人|推荐人)`,
    jp: oneOf`
      存在(?:いた)?し(?:て)?ない | 見つか[らり]ない | 見当た[らり]ない | 登録(?:が|は)?(?:されて|して)ない |
      登録[がの]ない | 未登録 | 該当[^。、]{0,10}(?:ない|なし) |
      (?:アカウント|口座|ユーザー|会員|者|講師|メンター|トレーダー|商品|銘柄|カード|id|コード)(?:は|が)(?:い|おり)?ない |
      不明 | (?:は|が)(?:い|おり)ない`,
  },
  exists: {
    en: oneOf`
      (?:number|phone|account|card|mobile|no\.|\buser) (?!not )(?:\w+ )?registered |
      registered (?:already|before|by|to another) |
      already (?:exist|taken|in use|used|regist|bound|bind|link|add|there|creat|on file|saved|opened) |
      exists? already | (?<!not )exists\b |
      (?:account|card|number|phone|user\w*|name) (?:exist|exists|existed)\b |
      (?:account|number|phone|name) used\b | \btaken\b | in use | duplicate(?! (?:login|request|submi)) |
      used to regist | (?:bound|linked|added|used|regist\w+) (?:already|before) |
      already (?:you )?(?:account|card|user) | (?:account|number|phone|card) already |
      used by (?:other|another|someone)`,
    zh: oneOf`
      已[^,。]{0,3}(?:使用|占用|注册) |
      已(?:存在|有人|有[账会用]|占用|注册|使用|用|绑|添加|新增|登记|加过) | (?:注册|绑|用|添加|登记)过 |
      重[复覆](?!登|提交|操作) | 占用`,
    jp: oneOf`
      既に[^。]{0,8}(?:存在|登録|使|利用|取得|追加|紐|あ[りる]) | 登録済 | 同じ[^。]{0,10}存在 |
      登録されて(?:い|お) | 登録のある | 使用されて | 使用中 | 使われて | 利用されて | 使用済 |
      存在して(?:い|お) | 取得済 | 重複 | 二重 | 追加済`,
  },
  wrong: {
    en: oneOf`
      wrong | incorrect | invalid | \bbad\b | mistaken | inaccurate |
      not (?:right|correct|valid|accurate|accepted|ok) | (?<=\w )error(?!:)`,
    zh: oneOf`错(?!误?:) | 有误 | 不正确 | 不准确 | 不对 | 无效`,
    jp: oneOf`
      違(?:い|っ|う) | 正しく(?:な|入) | 誤(?:り|っ) | 間違 | 無効 | 不正 | 合ってない | 合わない |
      エラー(?!:)`,
  },
  illegal: {
    en: oneOf`
      error | invalid | wrong | incorrect | illegal | malformed | bad\b | missing | required |
      not (?:valid|correct|right|legal|complete|supplied) | out of range | abnormal | empty`,
    zh: oneOf`
      错 | 有误 | 不正确 | 不合法 | 非法 | 异常 | 无效 | 不对 | 缺 | 不能为空 | 不完整 | 不全 | 不符`,
    jp: oneOf`エラー | 誤り | 誤っ | 不正 | 無効 | 不足 | 正しくない | 違い | 異常 | 欠け | ない`,
  },
  differs: {
    en: oneOf`
      not (?:\w+ )?(?:same|match|identical|agree|equal|consistent) | differ | mismatch | inconsistent |
      unequal | unmatch | no match`,
    zh: oneOf`不一[致样] | 不相?[同符等] | 不匹配 | 不吻合 | 不合 | 对不上 | 不统一`,
    jp: oneOf`
      [一合]致し(?:て)?ない | 不一致 | 異な | 違(?:い|っ|う) | 合(?:わ|い|って)ない | 同じでない | 食い違`,
  },
  empty: {
    en: oneOf`
      empty | (?:account|user ?name|user ?id|password|pin|field) required |
      required (?:field|account|password) | blank | missing |
      (?:enter|type|input|fill(?: in)?|provide|key in|give) (?:in )?(?:(?:login|account|user|log-in|correct) )?(?:account|user|password|name|member) |
      not (?:filled|entered|input|provided|given) |
      (?:account|user ?name|password) must (?:entered|filled|given|provided|input|supplied) |
      must (?:enter|input|fill|provide) |
      \bno (?:account|user ?name|password)(?: (?:enter|input|given|provid)|$) | must not null | \bnull\b |
      forgot to`,
    zh: oneOf`
      为空 | 空白 | 留空 | 不能空 | 必[填输] | (?:[请须需]先?|必须|尚需)(?:输入|填写?|键入|提供) |
      未(?:填|输入?|写|键入) | 缺少? | 漏填 | 空$`,
    jp: oneOf`
      入力(?:して(?:ください|ない)|され(?:て)?ない|がない|ください|願|必須|を|のうえ|をお) |
      ご入力(?!の|い?ただい|され) | 未入力 | 空(?:です|欄|白|に|の|っぽ) | 必須 | 入れて | 記入 | が空 |
      ブランク | 入力$`,
  },
  tenDigits: {
    en: oneOf`
      (?<![-~\d] ?)\b(?:10|ten)[- ]?(?:digits?|numbers?|numerals?)\b | digits? (?:must|should) (?:10|ten) |
      length (?:must|should)? ?(?:of )?(?:10|ten)\b`,
    zh: oneOf`(?<![-~至到\d])(?:10|十)(?:个|位|码|位数|数字)`,
    jp: oneOf`(?<![-~\d])(?:10|十)(?:桁|ケタ|けた)`,
  },
  notEnough: {
    en: oneOf`
      insufficient | insuff | inadequate | (?:not|no) enough | not suffic | too (?:low|little|small|few) |
      (?:can not|not) cover | falls? short | \bshort(?:age)?\b | lack |
      exceeds? (?:available|balance|account|funds|cash) |
      (?:more|greater|larger|higher) than (?:available|balance|cash) | over (?:available|balance) |
      below (?:requir|need) | ran out | \bno (?:money|funds|balance|cash) | \blow\b`,
    zh: oneOf`
      不足 | 不够 | 不充足 | 不充裕 | 太[低少] | 过[低少] | 偏低 | 低于 | 少于 | 小于 | 未[达够] | 未足 |
      超[过出][^,。]{0,4}(?:可用|余额) | [大高]于[^,。]{0,4}(?:可用|余额) | 还?差[^,。]{0,3}\d | 缺口 |
      欠缺 | 为零 | 为0`,
    jp: oneOf`
      足り | たりない | 不足 | 満た[なさ] | 達してない | 達しない | 低(?:す|い|く) | 少な | 超え | 下回 |
      不十分 | ショート | (?:残高|余力|資金)(?:が|は)ない`,
  },
  moreNeeded: {
    en: oneOf`
      not (?:\w+ ){0,3}enough | insufficient | not sufficient | need | require | more | too few | short |
      left | lack | only \d | less than | fewer | not (?:reach|met|meet) | below | \d ?/ ?\d`,
    zh: oneOf`不足 | 不够 | 未[达满够到] | [还尚]?[差需缺] | 少于 | 太少 | 过少 | \d/\d`,
    jp: oneOf`足り | 不足 | 満た | 達して | 達しない | あと | 必要 | 少な | \d/\d`,
  },
  minimum: {
    en: oneOf`
      \bmin(?:imum|\b) | < ?\d | least (?:you |one |\w+ )?(?:can|may) | (?:larger|higher|bigger) amount |
      >= | \d or (?:above|more|higher|over) |
      (?:must|should) (?:(?:more|greater|higher|larger) than|exceed)(?! 0) | least | no less |
      not (?:\w+ )?(?:less|lower|fewer|smaller) | less than | fewer than | below(?! market) | smallest |
      lowest | lower (?:than|limit|bound) | start(?:s|ing)? (?:at|from) | \bfrom \d(?!\d?:) |
      too (?:small|little|low|few) | or more | under \d | under (?:min|limit|lower) | and (?:up|above) |
      not (?:reach|meet)`,
    zh: oneOf`
      最[低小少] | 大于等于 | 不小于 | [须需应要]大于[1-9] | [须需要][满达] | >= | 起始 | 起点 | 至少 |
      起码 | 少于 | 不能[少低小] | 低于 | 小于 | 不满 | 未[达满](?!标|[^,。]{0,8}条件) | 过[少小低] |
      太[少小低] | 不足(?=\d) | 起[投购提存买充] | \d(?:[元円日块股手张千万]|日元)*起 | 起$ | 起[,。!] |
      门槛 | 下限 | [\d元股张手]以上 | 达到\d`,
    jp: oneOf`
      最低 | 最小 | 以上(?:で|から|と|の|を|に|が|,|。|$) | から(?:です|とな|お|受|可|$|。) | 下限 | 下回 |
      (?:額|数|量|下限|最低|最小|金|単位)[^。]{0,6}満た | 未満 | 達して | 達しない | 届(?:い|か) | 少な |
      足り | \d[円株]から`,
  },
  maximum: {
    en: oneOf`
      \bmax(?:imum|\b) | > ?\d | most (?:you |one |\w+ )?(?:can|may) | (?:smaller|lower) amount | at most |
      no more than | not (?:\w+ )?(?:more|over|exceed|higher|greater) |
      (?<!must |should )(?:more|greater|higher) than(?! 0) | \bover\b | (?<!must |should )exceed |
      (?:that|this) much | (?<!or |and )above | \bcap(?:ped)?\b | \blimit | ceiling | up to | or less |
      used (?:up|both|all) | quota | no more | reached | exhaust | only \d | largest | highest |
      too (?:much|many|large|big|high)`,
    zh: oneOf`
      最[高大多] | 至多 | 上限 | 超[过出额限上] | (?<![须需应要])大于(?!等于|0) | 限[购买] | 用[完尽光] |
      [额已]满 | 高于 | 不能[多大高超] | 限额 | 封顶 | 过[大高多] | 太[大高多] | 以[内下] | 顶多`,
    jp: oneOf`
      最大 | 最高 | 上限 | 超 | 以下(?:で|と|の|に) | 以内 | \d[^。]{0,5}まで | 上回 | オーバー | 多すぎ |
      大きすぎ | 限度額`,
  },
  exceeds: {
    en: oneOf`
      > | exceed | more than | \bover | greater | larger | higher | above | beyond | bigger |
      too (?:much|large|big|high) | surpass`,
    zh: oneOf`超[过出] | 大于 | 高于 | 多于 | 过[大多高] | 超额 | [还太]多 | 多还 | 大过 | 不能超 | 超$`,
    jp: oneOf`超 | 上回 | 多[いく] | 多すぎ | オーバー | 大き | 以上の`,
  },
  range: {
    en: oneOf`
      between \W*\d | \d ?(?:-|~|to) ?\d | out ?(?:of|side)[^.]{0,12}(?:range|limit) |
      not (?:\w+ )?(?:with)?in[^.]{0,12}(?:range|limit) | (?:range|limit)s?:? \d`,
    zh: oneOf`
      \d[^,。]{0,3}[-~至到][^,。]{0,3}\d[^,。]{0,8}(?:之?间|范围|内) | (?:非|不符合?|超出)[^,。]{0,8}范围 |
      之间 | 范围[^,。]{0,4}\d`,
    jp: oneOf`
      範囲外 | 範囲内(?:で|に) |
      \d[^。]{0,3}(?:~|から|以上)[^。]{0,3}\d[^。]{0,8}(?:の(?:間|範囲)|まで|以下|で(?:入力|指定))`,
  },
} satisfies Words;
