import type { BrokerDocument } from './brokerDocument';

/** About the demonstration and its operator. */
export const aboutUs: BrokerDocument = {
  en: {
    title: 'About us',
    html: `<p>Itayose is named after 板寄せ, the auction that finds one price for all orders when a session opens.</p>
<p>It’s a demonstration of a trading app: it shows how orders, margin and fees work, without any risk. It isn’t a broker and offers no investments.</p>`,
  },
  tw: {
    title: '關於我們',
    html: `<p>Itayose 的名稱來自「板寄せ」，也就是開盤時為所有委託找出同一個成交價的集合競價。</p>
<p>這是交易應用程式的示範環境，讓您在沒有風險的情況下了解委託、保證金與費用的運作。本服務不是券商，也不提供任何投資商品。</p>`,
  },
  jp: {
    title: '当社について',
    html: `<p>Itayoseの名は「板寄せ」に由来します。取引の開始時に、すべての注文から1つの価格を決める方法です。</p>
<p>注文、保証金、手数料のしくみを、リスクなしで知っていただくための取引アプリのデモです。証券会社ではなく、金融商品は取り扱っていません。</p>`,
  },
};
