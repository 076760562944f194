import type { BrokerNotice } from './noticeText';

/** Notices that must be read before the first trade. */
export const mustReadNotices: BrokerNotice[] = [
  {
    id: 'demonstration',
    mustRead: true,
    daysAgo: 30,
    time: '09:00',
    title: {
      en: 'Please read first: this is a demonstration',
      tw: '請先閱讀：這是示範環境',
      jp: '最初にお読みください：これはデモです',
    },
    html: {
      en: '<p>All money, companies and prices here are invented. Nothing is bought or sold on a real market, and nobody reviews what you submit: the simulation does, after a stated delay.</p><p>Please don’t use a real phone number, password, bank account or identity document.</p>',
      tw: '<p>這裡的資金、公司與價格皆為虛構，不會在真實市場買賣。您送出的申請並非由人審核，而是在標示的時間後由模擬系統處理。</p><p>請勿使用真實的電話號碼、密碼、銀行帳戶或證件。</p>',
      jp: '<p>ここで扱うお金、会社、株価はすべて架空のものです。実際の市場で売買されることはありません。申請を人が審査することもなく、表示された時間の後にシミュレーションが処理します。</p><p>実際の電話番号、パスワード、銀行口座、本人確認書類は使わないでください。</p>',
    },
  },
  {
    id: 'risk',
    mustRead: true,
    daysAgo: 29,
    time: '09:00',
    title: {
      en: 'Please read before trading: what you can lose',
      tw: '交易前請閱讀：您可能承受的損失',
      jp: '取引の前にお読みください：損失について',
    },
    html: {
      en: '<p>With leverage, a small price move can cost a large part of your margin. When little of it is left, the position is liquidated.</p><ul><li>When the price jumps, the loss of a position can exceed the margin.</li><li>The loss of a short position has no limit.</li><li>Copy trades and lock-up products can lose all of the principal, but no more. Projected income isn’t guaranteed.</li></ul>',
      tw: '<p>使用槓桿時，價格只要小幅反向變動，就可能損失很大一部分的保證金。保證金所剩不多時，部位會被強制平倉。</p><ul><li>價格跳空時，部位的虧損可能超過保證金。</li><li>做空的損失沒有上限。</li><li>跟單交易與鎖定期商品可能損失全部本金，但不會超過本金。預估收益不保證實現。</li></ul>',
      jp: '<p>レバレッジを使うと、株価の小さな動きが保証金に大きく響きます。保証金が残り少なくなると、建玉は強制決済されます。</p><ul><li>株価が飛んだときは、建玉の損失が保証金を超えることがあります。</li><li>売建の損失に上限はありません。</li><li>コピートレードと満期型自動売買では、元本の全額を失うことがあります。元本を超える損失はありません。想定損益は保証するものではありません。</li></ul>',
    },
  },
];
