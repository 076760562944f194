import type { Exchange } from '../exchange';
import type { LedgerEntry, PostingReason } from '../ledger';
import type { Localized } from '../localized';
import { lookup } from '../lookup';
import { rejections } from '../transfers/rejections';

const remarks: Partial<Record<PostingReason, Localized>> = {
  orderExpired: {
    en: 'Not filled by the end of the trading day.',
    tw: '至收盤時仍未成交。',
    jp: '当日の取引終了までに約定せず、失効しました。',
  },
  positionLiquidated: {
    en: 'The margin fell below the maintenance margin, and the exchange closed the position.',
    tw: '保證金低於維持保證金，部位已強制平倉。',
    jp: '保証金が維持保証金以下になったため、建玉が強制決済されました。',
  },
  ipoForfeited: {
    en: 'Not paid by the deadline. The amount on hold was returned in full.',
    tw: '未於期限內繳款，圈存款項已全數退回。',
    jp: '期限までに購入手続きがなかったため、拘束金を全額お戻ししました。',
  },
};

/** Additional remark on a movement of money. */
export function remarkOf({ world }: Exchange, { reason, record }: LedgerEntry): Localized | undefined {
  if (reason !== 'withdrawalReturned' || record === null) return remarks[reason];
  const cause = lookup(world.transfers.withdrawals, record)?.rejection;
  return cause ? rejections[cause].reason : undefined;
}
