import type { Translation } from '../../translation';
import type { home as en } from '../en/home';

export const home: Translation<typeof en> = {
  title: 'ホーム',
  assets: {
    total: '資産合計',
    available: '買付余力',
    frozen: '拘束金',
    margin: '建玉の保証金',
    unrealised: '評価損益',
    realised: '実現損益',
    hide: '残高を隠す',
    show: '残高を表示',
    hidden: '非表示',
    explain: '内訳を見る',
    frozenNote: '結果待ちの金額です。確定すると使われるか、戻ります。',
  },
  indices: '指数',
  entrances: { title: 'サービス', market: 'マーケット', positions: '建玉', account: '口座' },
  news: {
    title: 'ニュース',
    empty: '本日のニュースはありません。',
    read: '読む',
    notFound: 'この記事は存在しないか、公開が終了しています。',
  },
  restricted: {
    frozen:
      '口座は凍結されています。閲覧はできますが、取引と出金はできません。カスタマーサービスへご連絡ください。',
    loginBanned: 'この口座はログインが禁止されています。カスタマーサービスへご連絡ください。',
    tradeBanned:
      'この口座は取引が禁止されています。株価と建玉は確認できます。カスタマーサービスへご連絡ください。',
    withdrawBanned: 'この口座は出金が禁止されています。取引はできます。カスタマーサービスへご連絡ください。',
    disabled: 'この口座は利用停止中です。カスタマーサービスへご連絡ください。',
  },
  account: {
    title: '口座',
    number: 'アカウント',
    registeredAt: '登録日時',
    verification: '本人確認',
    verificationStates: { unverified: '未確認', underReview: '審査中', verified: '確認済み' },
    usd: '米ドル',
    language: '言語',
    agreement: '利用規約・プライバシー',
    logout: 'ログアウト',
    logoutConfirm: 'この端末からログアウトしますか？',
    logoutNote: '注文中の注文は市場に残ります。',
  },
  language: { title: '言語', en: 'English', tw: '繁體中文', jp: '日本語' },
};
