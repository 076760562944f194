import { withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { rejections } from '../transfers/rejections';
import { transfersOf } from '../transfers/transfersOf';
import type { Member } from '../world';
import { depositRejected } from './depositTexts';
import { fillPlaceholders } from './fillPlaceholders';
import type { PersonalNotice } from './personalNotice';

/** Notices about rejected deposits. They are computed from the deposits, because a rejected one moves no money. */
export function depositNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  const { deposits } = exchange.world.transfers;
  return transfersOf(deposits, member).flatMap(({ id, orderNumber, amount, rejection, reviewedAt }) => {
    if (rejection === null || reviewedAt === null) return [];
    const figures = { amount: withThousands(amount), record: id, ...rejections[rejection] };
    return [
      {
        id: `${id}-rejected`,
        publishedAt: reviewedAt,
        title: depositRejected.title,
        html: fillPlaceholders(depositRejected.html, figures),
        orderNumber,
      },
    ];
  });
}
