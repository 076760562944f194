import type { Translation } from '../../translation';
import type { conditions as en } from '../en/conditions';

export const conditions: Translation<typeof en> = {
  kinds: '条件の種類',
  explain: {
    stop: {
      buy: '値段が逆指値まで上がったら、成行で買います。',
      sell: '値段が逆指値まで下がったら、成行で売ります。',
    },
    stopLimit: {
      buy: '逆指値と同じですが、指値より高くは買いません。',
      sell: '逆指値と同じですが、指値より安くは売りません。',
    },
    oco: {
      buy: '現在値より下の指値と上の逆指値。一方が執行されると、他方は取り消されます。',
      sell: '現在値より上の指値と下の逆指値。一方が執行されると、他方は取り消されます。',
    },
    trailing: {
      buy: '値下がりに一定の値幅でついていく逆指値です。',
      sell: '値上がりに一定の値幅でついていく逆指値です。',
    },
  },
  stopPrice: '逆指値',
  stopLimitPrice: '到達後の指値',
  trailBy: 'トレール幅',
  trailHint: '現在の逆指値は {{price}}',
  does: {
    limit: { buy: '{{limit}} 以下で買います。', sell: '{{limit}} 以上で売ります。' },
    stop: {
      buy: '値段が {{stop}} まで上がると、成行で買います。株価が飛ぶと、これより高くなることがあります。',
      sell: '値段が {{stop}} まで下がると、成行で売ります。株価が飛ぶと、これより安くなることがあります。',
    },
    stopLimit: {
      buy: '値段が {{stop}} まで上がると、{{limit}} 以下の指値で買います。株価がそれを飛び越えると、約定しないことがあります。',
      sell: '値段が {{stop}} まで下がると、{{limit}} 以上の指値で売ります。株価がそれを飛び越えると、約定しないことがあります。',
    },
    oco: {
      buy: '{{limit}} 以下で買うか、値段が {{stop}} まで上がると成行で買います。先に届いたほうだけが執行されます。株価が飛ぶと、逆指値より高くなることがあります。',
      sell: '{{limit}} 以上で売るか、値段が {{stop}} まで下がると成行で売ります。先に届いたほうだけが執行されます。株価が飛ぶと、逆指値より安くなることがあります。',
    },
    trailing: {
      buy: '注文後の最安値から¥{{trail}}上がると、成行で買います（現在は {{stop}}）。株価が飛ぶと、これより高くなることがあります。',
      sell: '注文後の最高値から¥{{trail}}下がると、成行で売ります（現在は {{stop}}）。株価が飛ぶと、これより安くなることがあります。',
    },
  },
  works: '{{time}} から有効になります。',
  ends: '{{date}} の取引終了で失効します。',
  term: '有効期限',
  today: '当日',
  week: '今週中',
  untilWeek: '{{date}} まで',
  date: '日付指定',
  until: '最終日',
  chooseDay: '営業日を選択',
  /** What happens to an order with a stop. */
  events: {
    title: 'こんなときは',
    gap: '株価が飛んだとき：成行の逆指値は次の値段で執行され、不利になります。',
    halt: '売買が停止されたとき：執行されません。再開後の最初の値段で判定します。',
    auction: '寄付や引けの板寄せ：その値段もほかの値段と同じように判定します。',
    end: '最終日が終わったとき：失効し、損失を抑える働きはなくなります。',
    parts: '一部をご自身で決済したとき：残った単元までの注文になります。',
    margin: '保証金を追加したとき：強制決済価格は動きますが、逆指値は動きません。',
    lock: 'まだ決済できないとき：待って、決済できるようになってから有効になります。',
    liquidation: '強制決済価格に先に届いたとき：取引所が決済します。',
  },
  /** The closing that an order places at its fill. */
  exit: {
    label: '決済注文も出す',
    hint: '損切りや利益確定の注文です。約定したときに出します。',
    waits: '約定したときに出し、決済できるようになってから有効になります。',
    limitPrice: '{{price}}（指値）での損益',
    stopPrice: '{{price}}（逆指値）での損益',
  },
  /** Changing an order that waits. */
  amend: {
    open: '訂正',
    title: '注文を訂正',
    titleClosing: '決済注文を訂正',
    submit: '訂正する',
    held: '拘束金',
    heldAfter: '訂正後の拘束金',
    keeps: '順番はそのままです。',
    loses: '価格を変えるか単元を増やすと、順番は最後になります。',
    unchanged: '変更はありません。',
    done: '注文を訂正しました',
    filled: '指定の価格に達していたため、約定しました。',
  },
  cancelAll: {
    submit: 'すべて取り消す',
    title: 'すべての注文を取り消しますか？',
    note: '待っている注文と決済注文（{{count}}件）をすべて取り消します。拘束金{{amount}}は戻り、決済注文の単元は建玉のまま残ります。',
    keep: '取り消さない',
    done: '注文を取り消しました',
    doneBody: '{{count}}件を取り消し、拘束金は戻りました。',
  },
};
