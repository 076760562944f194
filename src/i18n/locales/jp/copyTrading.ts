import type { Translation } from '../../translation';
import type { copyTrading as en } from '../en/copyTrading';

export const copyTrading: Translation<typeof en> = {
  products: { empty: 'コピーできるストラテジーはまだありません', browse: 'ストラテジー一覧へ' },
  strategy: '取引の方針',
  history: {
    title: '直近{{days}}営業日の推移',
    value: '10,000円の推移',
    course: '{{first}} → {{last}}',
    below: '高値からの下落（最大）',
    said: '{{from}} から {{to}} まで：{{first}}円から{{last}}円、高値からの下落は最大{{deepest}}。',
    past: '取引手数料の控除後、成功報酬の控除前です。過去の成績は将来を示すものではありません。',
  },
  months: { title: '月ごとの成績', month: '月', result: '損益', fall: '高値からの最大下落' },
  terms: {
    title: '条件',
    mentor: 'ストラテジー提供者',
    worstMonth: '最悪の月（{{month}}）',
    period: '募集期間',
  },
  course: {
    title: '今申し込んだ場合',
    starts: '最初のコピー注文（最短）',
    startsNote:
      '提供者が取引する日に、お金の範囲内の単元数で注文します。通常の取引手数料がかかります。取引しない日は注文しません。',
    ends: '自動で終了',
    endsNote:
      '残ったお金が買付余力に戻ります。利益があるときは成功報酬を差し引きます。損失のとき、提供者の報酬はありません。',
    early:
      '途中でも終了でき、途中終了そのものに手数料はかかりません。コピーの建玉があるときは取引時間中に限られ、決済に通常の費用がかかります。',
  },
  form: {
    title: '投資の内容',
    amount: '投資額',
    review: '内容を確認',
    confirm: '投資の確認',
    product: '商品',
    submit: '投資する',
    done: '{{issuer}} のコピーを始めました',
    doneNote: '最初のコピー注文は、最短で {{time}} です。',
  },
  record: {
    empty: { inProgress: '進行中のコピートレードはありません', ended: '終了したコピートレードはありません' },
    title: 'コピートレード',
    missing: 'このコピートレードは見つかりません。',
    all: 'コピートレードの一覧へ',
    facts: '詳細',
    orderNumber: '注文番号',
    followedAt: '申込日時',
    starts: '最初のコピー注文（最短）',
    closedOrders: '決済済みのコピー注文（全費用差引後）',
    openOrder: '保有中のコピー注文（全費用差引後）',
    worstOrder: '最大の損失注文',
    orders: 'コピー注文',
    noOrders: 'コピー注文はまだありません。',
    lacking: '1単元に満たなかった日：{{dates}}',
    toOrders: '建玉のコピー注文をすべて見る',
    product: '商品の詳細を見る',
  },
  stop: {
    review: 'コピートレードを終了',
    confirm: 'コピートレードを終了しますか',
    back: '現時点で戻る金額',
    orderOpen: 'コピーの建玉あり',
    orderOpenValue: '先に成行で決済します',
    before: '次の費用を引く前の評価額',
    closingFees: 'コピーの建玉の決済費用',
    final: '終了は取り消せません。戻る金額は、建玉を決済した価格で決まります。',
    submit: '今すぐ終了する',
    done: 'コピートレードを終了しました',
  },
};
