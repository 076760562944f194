import type { Words } from './words';

const password = {
  en: '(?:password|pin\\b|pin code)',
  zh: '(?:密码|口令|密(?!钥|匙)|password)',
  jp: '(?:パスワード|暗証|pin|パス|password)',
};

/** What messages about accounts, passwords, cards and verification speak of. */
export const accountWords = {
  account: {
    en: 'account|\\busers?\\b|user ?(?:name|id)|\\bmember|login (?:id|name)',
    zh: '账号|账户|用户|户名|使用者|会员|户头',
    jp: 'アカウント|(?<!先)口座|ユーザ|会員|利用者|\\bid(?=[ぁ-んァ-ヶ])',
  },
  phone: {
    en: 'phone|mobile|\\bcell|\\bnumber\\b',
    zh: '手机|电话|号码|门号',
    jp: '電話|携帯|番号',
  },
  login: {
    en: '\\blog(?:ged|ging)?[- ]?(?:in|on)\\b|sign(?:ing)?[- ]?in\\b',
    zh: '登录|登陆|登入',
    jp: 'ログイン|ログオン',
  },
  registration: {
    en: 'regist|sign(?:ed|ing)?[- ]?up|(?:creat|open)(?:e|ing)? account|account creation',
    zh: '注册|开户',
    jp: '登録|(?:口座|アカウント)の?(?:開設|作成)|サインアップ',
  },
  inviter: {
    en: 'invit|referr|recommender|introducer|sponsor',
    zh: '邀请|推荐[人码者]|介绍人|引荐',
    jp: '招待|紹介',
  },
  password: { en: password.en, zh: '密码|口令', jp: 'パスワード|暗証' },
  /** What one logs in with. */
  loginSecret: {
    en: `${password.en}|credential|login (?:details|info)|(?:wrong|invalid|incorrect) login`,
    zh: '密码|口令|账密|登[录入](?:信息|资讯|资料)',
    jp: 'パスワード|暗証|ログイン情報',
  },
  fundPassword: {
    en: `(?:fund|trading|trade|transaction|payment|pay|withdrawal|withdraw|money|capital)s?[- ]${password.en}|${password.en} (?:for|of) (?:fund|trading|transaction|payment|withdraw)`,
    zh: `(?:资金|交易|支付|付款|提[现领款]|取款|出金)(?:(?!账|户|或)[^,。、;!?]){0,5}${password.zh}`,
    jp: `(?:資金|取引|出金|入出金|決済|振替)[^,。、;!?]{0,7}${password.jp}`,
  },
  channelPassword: {
    en: `(?:channel|gateway)[^,.;]{0,14}${password.en}|${password.en} (?:for|of|to) (?:\\w+ )?(?:channel|gateway)|channel code`,
    zh: `(?:通道|渠道|管道)[^,。、;!?]{0,4}${password.zh}`,
    jp: `(?:チャネル|チャンネル)[^,。、;!?]{0,6}(?:${password.jp}|コード)`,
  },
  oldPassword: {
    en: `(?:old|orig(?:inal|\\.)?|current|existing|previous|former|present)[^,.;]{0,8}${password.en}|${password.en} (?:\\w+ )?used before`,
    zh: `(?:原[先来始有本]?|旧|老|先前|之前|以前|现有|当前|目前|现在)(?:使用|登[录入]|账[号户]|交易)?${password.zh}`,
    jp: `(?:現在|現|旧|古い|元|今|以前|前回?|従来|変更前)(?:の|ご?[使利]用中の|お使いの|ログイン){0,3}${password.jp}`,
  },
  /** "The confirmation is wrong": it differs from the password. */
  wrongConfirmation: {
    en: '(?:confirm\\w*|re-?enter\\w*|repeat\\w*|second)[^,.]{0,10}password[^,.]{0,8}(?:wrong|incorrect|invalid)|(?:wrong|incorrect) confirm\\w* password',
    zh: '(?:确认|重复|再次输入)密码[^,。]{0,4}(?:错|有误|不正确|不对)',
    jp: '(?:確認(?:用|の)?|再入力(?:した)?)パスワード[^。]{0,4}(?:違|誤|間違|正し)|パスワード\\(?(?:の|を)?(?:確認|再入力)\\)?(?:用)?[^。]{0,4}(?:違|誤|間違|正し)',
  },
  twice: {
    en: '\\btwo\\b|\\b2\\b|both|confirm|passwords|re-?(?:type|enter|peat)|again',
    zh: '[两二2](?:次|个|遍|组)|确认|前后|再次',
    jp: '2回|二回|2つ|両方|確認|再入力',
  },
  /** A rule about how a password has to be, not about whether it is right. */
  passwordForm: {
    en: '\\d ?(?:-|~|to) ?\\d|characters|letters|digits|\\blength\\b|too (?:short|long|weak|simple)|format|strength|same as|must (?:not )?(?:differ|contain|include)|should (?:not )?(?:differ|contain)',
    zh: '\\d ?[-~至到] ?\\d|[0-9]位|字母|字符|位数|长度|格式|过[短长弱]|太[短长弱]|简单|强度|不能[与和跟同](?!.*不)|[须要应][与和跟]',
    jp: '\\d ?[-~] ?\\d|文字|英数|桁|形式|短すぎ|簡単|強度|と同じ|異なるパスワード|異なるもの',
  },
  tooManyTries: {
    en: 'too many|attempts exceed|exceed\\w* (?:\\w+ )*(?:attempts|tries)',
    zh: '次数过多|次数太多|多次|连续输错|次数(?:已)?(?:超|达|用)',
    jp: '回数|何度も|複数回|連続',
  },
  card: {
    en: '(?<!id |identity )\\bcards?\\b|bank account|bank a/?c|bank details',
    zh: '(?<!打|点|刷)卡(?!顿|住|死)|银行账[户号]|尾号|末[四4]码|末尾',
    jp: '(?<!idカ|身分証カ)カード|銀行口座|口座(?:番号|情報|名義)|口座の(?:確認|照合|検証|認証)|下[4四]桁|末尾',
  },
  realName: {
    en: 'real[- ]?name|identity|\\bkyc\\b|\\bid[- ](?:verif|check|auth|document|number|photo)|name verif',
    zh: '实名|身份|身分|\\bkyc\\b',
    jp: '本人確認|実名|身元|身分',
  },
  checkIn: {
    en: 'check(?:ed|ing)?[- ]?ins?\\b|signed[- ]in|daily sign[- ]?in|sign[- ]?ins\\b|sign[- ]?in (?:already|done|only|once|\\w+ today)|sign[- ]?in (?:days?|streak|count|times|today|twice|again)|attendance',
    zh: '签到|打过?卡|签过(?!约|署)|已签(?!约|署|名|收|字)|未签(?!约|署|名|收|字)',
    jp: 'チェックイン|サインイン|出席|ログインスタンプ',
  },
  appointment: {
    en: 'appointment|reserv(?!e fund)|(?<!order )\\bbook(?:ed|ing)?\\b',
    zh: '预约',
    jp: '予約',
  },
  service: {
    en: 'customer|\\bsupport\\b|service (?:team|desk|staff|agent)|(?:contact|ask|call) (?:us|service|cs\\b)|\\bcs\\b|helpdesk|help desk|account manager',
    zh: '客服|专员|客户?经理|服务人员',
    jp: 'カスタマー|サポート|問合せ|窓口|担当者?|オペレーター',
  },
  key: {
    en: '\\bkeys?\\b|signature',
    zh: '[密秘][钥匙]|金钥|签名|验签',
    jp: '署名|秘密鍵|公開鍵|鍵|(?<![ァ-ヶー])キー(?!ワード|ボード)',
  },
  parameter: { en: '\\bparam|argument|\\bargs?\\b', zh: '参数|入参', jp: 'パラメータ|引数' },
} satisfies Words;
