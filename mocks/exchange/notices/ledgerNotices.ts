import { add } from '../../../src/domain/decimal';
import { summaryOfRecord } from '../areas';
import { withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { type LedgerEntry, pocketOf } from '../ledger';
import { lookup } from '../lookup';
import type { Member } from '../world';
import { fillPlaceholders } from './fillPlaceholders';
import type { NoticeText } from './noticeText';
import type { PersonalNotice } from './personalNotice';
import { personalTexts, withdrawalCancelled } from './personalTexts';

/** What a member is told of movements of their money. They are not kept: they follow from the ledger. */
export function ledgerNotices(exchange: Exchange, { account }: Member): PersonalNotice[] {
  return exchange.world.ledger.entries.flatMap((entry, index) => {
    const text = textFor(exchange, entry);
    const amount = text && amountOf(entry, account);
    if (!text || amount === undefined) return [];
    const about = entry.record === null ? undefined : summaryOfRecord(exchange, entry.record);
    return [
      {
        id: `E${index}`,
        publishedAt: entry.at,
        title: text.title,
        html: fillPlaceholders(text.html, { amount: withThousands(amount), record: entry.record ?? '' }),
        orderNumber: about?.orderNumber ?? null,
      },
    ];
  });
}

/** A withdrawal comes back in two ways: refused, or taken back by the member. */
function textFor({ world }: Exchange, { reason, record }: LedgerEntry): NoticeText | undefined {
  const withdrawal = record === null ? undefined : lookup(world.transfers.withdrawals, record);
  const isCancelled = reason === 'withdrawalReturned' && withdrawal?.rejection === 'withdrawalCancelled';
  return isCancelled ? withdrawalCancelled : personalTexts[reason];
}

/** What came to the available balance, or else left another pocket; undefined where the member has no part in it. */
export function amountOf({ lines }: LedgerEntry, account: string): string | undefined {
  const own = lines.filter((line) => line.account.startsWith(`${account}:`));
  if (own.length === 0) return undefined;
  const available = own.filter((line) => line.account === pocketOf(account, 'available'));
  const amount = add(...(available.length > 0 ? available : own).map((line) => line.amount));
  return amount.replace('-', '');
}
