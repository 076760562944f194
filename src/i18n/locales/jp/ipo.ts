import type { Translation } from '../../translation';
import type { ipo as en } from '../en/ipo';

export const ipo: Translation<typeof en> = {
  phase: { waiting: '申込前', subscribing: '申込受付中', ended: '終了' },
  applied: '申込済み',
  issuePrice: '公開価格',
  totalLots: '募集単元数',
  lotsEach: '申込単元数',
  mostOwed: '支払いの最大額',
  mostOwedNote: '{{lots}}単元（{{shares}}株）の場合。手数料はかかりません。',
  subscriptionDate: '申込開始',
  deadline: '申込締切',
  listingDate: '上場日',
  result: {
    awaitingDraw: '抽選待ち',
    won: '当選',
    pendingPayment: '入金待ち',
    paymentCompleted: '払込済み',
    notWon: '落選',
  },
  record: {
    subscribedShares: '申込株数',
    wonShares: '当選株数',
    totalPrice: '申込金額',
    toPay: '入金額',
    paid: '払込金額',
  },
  news: {
    awaitingDraw: '{{time}} に抽選します。それまで {{amount}} を拘束します。',
    won: '{{from}} から {{until}} まで入金できます。金額はすでに拘束済みです。',
    pendingPayment: '{{until}} までに入金してください。金額は拘束済みで、ほかの資金は必要ありません。',
    paid: '払込が完了しました。{{time}} に取引が始まります。',
    listed: '上場しました。株式は建玉に入っています。',
    notWon: '当選した株式はありません。拘束金は全額戻りました。',
    forfeited: '{{until}} までに入金がなかったため、当選は無効です。拘束金は全額戻りました。',
  },
  tracker: {
    label: '申込の進み具合',
    steps: { applied: '申込', drawn: '抽選', pay: '入金', paid: '払込済み', listed: '上場' },
    states: { done: '完了', current: '現在', upcoming: '今後', failed: 'ここで終了', never: '行われません' },
    won: '{{time}} 当選 {{shares}}株',
    notWon: '{{time}} 落選',
    payBetween: '{{from}} ～ {{until}}',
    notPaid: '{{until}} までに入金なし',
  },
};
