import { oneOf, type Words } from './oneOf';

const secret = {
  en: oneOf`(?:password|pin\b|pin code)`,
  zh: oneOf`(?:密码|口令|密(?!钥|匙)|password)`,
  jp: oneOf`(?:パスワード|暗証|pin|パス|password)`,
};

/** Words of messages about accounts, passwords, cards and verification. */
export const accountWords = {
  account: {
    en: oneOf`account | \busers?\b | user ?(?:name|id) | \bmember | login (?:id|name)`,
    zh: oneOf`账号 | 账户 | 用户 | 户名 | 使用者 | 会员 | 户头`,
    jp: oneOf`アカウント | (?<!先)口座 | ユーザ | 会員 | 利用者 | \bid(?=[ぁ-んァ-ヶ])`,
  },
  phone: {
    en: oneOf`phone | mobile | \bcell | \bnumber\b`,
    zh: oneOf`手机 | 电话 | 号码 | 门号`,
    jp: oneOf`電話 | 携帯 | 番号`,
  },
  login: {
    en: oneOf`\blog(?:ged|ging)?[- ]?(?:in|on)\b | sign(?:ing)?[- ]?in\b`,
    zh: oneOf`登录 | 登陆 | 登入`,
    jp: oneOf`ログイン | ログオン`,
  },
  registration: {
    en: oneOf`regist | sign(?:ed|ing)?[- ]?up | (?:creat|open)(?:e|ing)? account | account creation`,
    zh: oneOf`注册 | 开户`,
    jp: oneOf`登録 | (?:口座|アカウント)の?(?:開設|作成) | サインアップ`,
  },
  inviter: {
    en: oneOf`invit | referr | recommender | introducer | sponsor`,
    zh: oneOf`邀请 | 推荐[人码者] | 介绍人 | 引荐`,
    jp: oneOf`招待 | 紹介`,
  },
  password: {
    en: secret.en,
    zh: oneOf`密码 | 口令`,
    jp: oneOf`パスワード | 暗証`,
  },
  /** The password, or any other login credential. */
  loginSecret: {
    en: oneOf`${secret.en} | credential | login (?:details|info) | (?:wrong|invalid|incorrect) login`,
    zh: oneOf`密码 | 口令 | 账密 | 登[录入](?:信息|资讯|资料)`,
    jp: oneOf`パスワード | 暗証 | ログイン情報`,
  },
  fundPassword: {
    en: oneOf`
      (?:fund|trading|trade|transaction|payment|pay|withdrawal|withdraw|money|capital)s?[- ]${secret.en} |
      ${secret.en} (?:for|of) (?:fund|trading|transaction|payment|withdraw)`,
    zh: oneOf`(?:资金|交易|支付|付款|提[现领款]|取款|出金)(?:(?!账|户|或)[^,。、;!?]){0,5}${secret.zh}`,
    jp: oneOf`(?:資金|取引|出金|入出金|決済|振替)[^,。、;!?]{0,7}${secret.jp}`,
  },
  channelPassword: {
    en: oneOf`
      (?:channel|gateway)[^,.;]{0,14}${secret.en} |
      ${secret.en} (?:for|of|to) (?:\w+ )?(?:channel|gateway) | channel code`,
    zh: oneOf`(?:通道|渠道|管道)[^,。、;!?]{0,4}${secret.zh}`,
    jp: oneOf`(?:チャネル|チャンネル)[^,。、;!?]{0,6}(?:${secret.jp}|コード)`,
  },
  oldPassword: {
    en: oneOf`
      (?:old|orig(?:inal|\.)?|current|existing|previous|former|present)[^,.;]{0,8}${secret.en} |
      ${secret.en} (?:\w+ )?used before`,
    zh: oneOf`
      (?:原[先来始有本]?|旧|老|先前|之前|以前|现有|当前|目前|现在)(?:使用|登[录入]|账[号户]|交易)?${secret.zh}`,
    jp: oneOf`
      (?:現在|現|旧|古い|元|今|以前|前回?|従来|変更前)(?:の|ご?[使利]用中の|お使いの|ログイン){0,3}${secret.jp}`,
  },
  /** "The confirmation is wrong": it differs from the password. */
  wrongConfirmation: {
    en: oneOf`
      (?:confirm\w*|re-?enter\w*|repeat\w*|second)[^,.]{0,10}password[^,.]{0,8}(?:wrong|incorrect|invalid) |
      (?:wrong|incorrect) confirm\w* password`,
    zh: oneOf`(?:确认|重复|再次输入)密码[^,。]{0,4}(?:错|有误|不正确|不对)`,
    jp: oneOf`
      (?:確認(?:用|の)?|再入力(?:した)?)パスワード[^。]{0,4}(?:違|誤|間違|正し) |
      パスワード\(?(?:の|を)?(?:確認|再入力)\)?(?:用)?[^。]{0,4}(?:違|誤|間違|正し)`,
  },
  twice: {
    en: oneOf`\btwo\b | \b2\b | both | confirm | passwords | re-?(?:type|enter|peat) | again`,
    zh: oneOf`[两二2](?:次|个|遍|组) | 确认 | 前后 | 再次`,
    jp: oneOf`2回 | 二回 | 2つ | 両方 | 確認 | 再入力`,
  },
  /** A rule for the form of a password, not a check whether it is right. */
  passwordForm: {
    en: oneOf`
      \d ?(?:-|~|to) ?\d | characters | letters | digits | \blength\b | too (?:short|long|weak|simple) |
      format | strength | same as | must (?:not )?(?:differ|contain|include) |
      should (?:not )?(?:differ|contain)`,
    zh: oneOf`
      \d ?[-~至到] ?\d | [0-9]位 | 字母 | 字符 | 位数 | 长度 | 格式 | 过[短长弱] | 太[短长弱] | 简单 |
      强度 | 不能[与和跟同](?!.*不) | [须要应][与和跟]`,
    jp: oneOf`
      \d ?[-~] ?\d | 文字 | 英数 | 桁 | 形式 | 短すぎ | 簡単 | 強度 | と同じ | 異なるパスワード | 異なるもの`,
  },
  tooManyTries: {
    en: oneOf`too many | attempts exceed | exceed\w* (?:\w+ )*(?:attempts|tries)`,
    zh: oneOf`次数过多 | 次数太多 | 多次 | 连续输错 | 次数(?:已)?(?:超|达|用)`,
    jp: oneOf`回数 | 何度も | 複数回 | 連続`,
  },
  card: {
    en: oneOf`(?<!id |identity )\bcards?\b | bank account | bank a/?c | bank details`,
    zh: oneOf`(?<!打|点|刷)卡(?!顿|住|死) | 银行账[户号] | 尾号 | 末[四4]码 | 末尾`,
    jp: oneOf`
      (?<!idカ|身分証カ)カード | 銀行口座 | 口座(?:番号|情報|名義) | 口座の(?:確認|照合|検証|認証) |
      下[4四]桁 | 末尾`,
  },
  realName: {
    en: oneOf`
      real[- ]?name | identity | \bkyc\b | \bid[- ](?:verif|check|auth|document|number|photo) | name verif`,
    zh: oneOf`实名 | 身份 | 身分 | \bkyc\b`,
    jp: oneOf`本人確認 | 実名 | 身元 | 身分`,
  },
  checkIn: {
    en: oneOf`
      check(?:ed|ing)?[- ]?ins?\b | signed[- ]in | daily sign[- ]?in | sign[- ]?ins\b |
      sign[- ]?in (?:already|done|only|once|\w+ today) |
      sign[- ]?in (?:days?|streak|count|times|today|twice|again) | attendance`,
    zh: oneOf`签到 | 打过?卡 | 签过(?!约|署) | 已签(?!约|署|名|收|字) | 未签(?!约|署|名|收|字)`,
    jp: oneOf`チェックイン | サインイン | 出席 | ログインスタンプ`,
  },
  appointment: {
    en: oneOf`appointment | reserv(?!e fund) | (?<!order )\bbook(?:ed|ing)?\b`,
    zh: oneOf`预约`,
    jp: oneOf`予約`,
  },
  service: {
    en: oneOf`
      customer | \bsupport\b | service (?:team|desk|staff|agent) |
      (?:contact|ask|call) (?:us|service|cs\b) | \bcs\b | helpdesk | help desk | account manager`,
    zh: oneOf`客服 | 专员 | 客户?经理 | 服务人员`,
    jp: oneOf`カスタマー | サポート | 問合せ | 窓口 | 担当者? | オペレーター`,
  },
  key: {
    en: oneOf`\bkeys?\b | signature`,
    zh: oneOf`[密秘][钥匙] | 金钥 | 签名 | 验签`,
    jp: oneOf`署名 | 秘密鍵 | 公開鍵 | 鍵 | (?<![ァ-ヶー])キー(?!ワード|ボード)`,
  },
  parameter: {
    en: oneOf`\bparam | argument | \bargs?\b`,
    zh: oneOf`参数 | 入参`,
    jp: oneOf`パラメータ | 引数`,
  },
} satisfies Words;
