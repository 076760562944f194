import { tradeRules } from '../rules';
import { type NewsItem, broker as source } from './newsItem';

const { sellLockMinutes } = tradeRules;

/** Announcements of the broker. */
export const brokerNews: NewsItem[] = [
  {
    id: 'welcome',
    daysAgo: 1,
    time: '09:00',
    source,
    title: {
      en: 'This is a demonstration: no real money, no real companies',
      tw: '這是示範環境：沒有真實資金，也沒有真實公司',
      jp: 'これはデモです：実際のお金も実在の会社も扱いません',
    },
    html: {
      en: '<p>Every company and every price here is invented. Nothing you do moves real money.</p><p>You can move the clock forward or start over at any time.</p>',
      tw: '<p>這裡的公司與價格皆為虛構，任何操作都不會動用真實資金。</p><p>您可以隨時讓時間前進，或重新開始。</p>',
      jp: '<p>ここに出てくる会社と株価はすべて架空のものです。何をしても実際のお金は動きません。</p><p>時計を進めることも、最初からやり直すこともいつでもできます。</p>',
    },
  },
  {
    id: 'sell-lock',
    daysAgo: 2,
    time: '10:00',
    source,
    title: {
      en: `A position can be closed from ${sellLockMinutes} minutes after it was opened`,
      tw: `建立部位 ${sellLockMinutes} 分鐘後才能平倉`,
      jp: `建玉は約定から${sellLockMinutes}分経過後に決済できます`,
    },
    html: {
      en: `<p>You can’t close a position during its first ${sellLockMinutes} minutes. Its details show the time from which you can.</p><p>This doesn’t apply to liquidation, which happens as soon as the price is reached.</p>`,
      tw: `<p>部位建立後的 ${sellLockMinutes} 分鐘內無法平倉，部位明細會顯示可平倉的時間。</p><p>強制平倉不受此限，價格一到即執行。</p>`,
      jp: `<p>約定から${sellLockMinutes}分間は決済できません。決済できる時刻は建玉の詳細に表示されます。</p><p>強制決済は、この間でも強制決済価格に達した時点で行われます。</p>`,
    },
  },
  {
    id: 'leverage-risk',
    daysAgo: 5,
    time: '10:00',
    source,
    title: {
      en: 'What leverage does to a loss',
      tw: '槓桿如何放大虧損',
      jp: 'レバレッジは損失も拡大します',
    },
    html: {
      en: '<p>With 5× leverage, a price move of 10% against a position takes half of its margin.</p><p>When little of the margin is left, the position is liquidated. When the price jumps, the loss can exceed the margin. The loss of a short position has no limit.</p>',
      tw: '<p>使用五倍槓桿時，價格反向變動 10%，就會損失一半的保證金。</p><p>保證金所剩不多時，部位會被強制平倉。價格跳空時，虧損可能超過保證金；做空的虧損沒有上限。</p>',
      jp: '<p>レバレッジ5倍では、株価が10%逆に動くと保証金の半分を失います。</p><p>保証金が残り少なくなると、建玉は強制決済されます。株価が飛んだときは、損失が保証金を超えることがあります。売建の損失に上限はありません。</p>',
    },
  },
  {
    id: 'fees',
    daysAgo: 8,
    time: '10:00',
    source,
    title: {
      en: 'Fees at a glance',
      tw: '手續費一覽',
      jp: '手数料の一覧',
    },
    html: {
      en: '<ul><li>Purchase fee: 0.10% of the turnover</li><li>Selling fee: 0.10%</li><li>Stamp duty: 0.10%</li><li>Liquidation fee: 0.05%, charged on every close</li></ul><p>The order form shows them in yen before you confirm.</p>',
      tw: '<ul><li>建倉手續費：成交金額的 0.10%</li><li>平倉手續費：0.10%</li><li>印花稅：0.10%</li><li>平倉處理費：0.05%（每次平倉皆收取）</li></ul><p>確認委託之前，委託單會以日圓顯示各項金額。</p>',
      jp: '<ul><li>新規売買手数料：約定代金の0.10%</li><li>決済売買手数料：0.10%</li><li>印紙税：0.10%</li><li>決済事務手数料：0.05%</li></ul><p>確定する前に、注文画面に円で表示されます。</p>',
    },
  },
];
