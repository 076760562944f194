import { add } from '../../../src/domain/decimal';
import type { RecordSummary } from '../area';
import { summaryOfRecord } from '../areas';
import { withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { type LedgerEntry, pocketOf } from '../ledger';
import type { Localized } from '../localized';
import { lookup } from '../lookup';
import type { Member } from '../world';
import { fillPlaceholders } from './fillPlaceholders';
import type { NoticeText } from './noticeText';
import type { PersonalNotice } from './personalNotice';
import { personalTexts, withdrawalCancelled } from './personalTexts';
import { stockLabel } from './stockLabel';

/** Notices about movements of a member's money. They are not stored but computed from the ledger. */
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
        html: fillPlaceholders(text.html, {
          amount: withThousands(amount),
          record: entry.record ?? '',
          product: productOf(about),
        }),
        orderNumber: about?.orderNumber ?? null,
      },
    ];
  });
}

/** Name of what the record is about, with the stock's code. */
function productOf(about: RecordSummary | undefined): Localized | string {
  if (!about?.productName) return '';
  const { productName: name, stockCode: code } = about;
  return code === null ? name : stockLabel({ name, code });
}

/** The money of a withdrawal is released in two cases: rejected by the back office, or cancelled by the member. */
function textFor({ world }: Exchange, { reason, record }: LedgerEntry): NoticeText | undefined {
  const withdrawal = record === null ? undefined : lookup(world.transfers.withdrawals, record);
  const isCancelled = reason === 'withdrawalReturned' && withdrawal?.rejection === 'withdrawalCancelled';
  return isCancelled ? withdrawalCancelled : personalTexts[reason];
}

/**
 * Amount added to the available balance, otherwise the amount taken from another pocket; undefined if the entry does
 * not concern the member.
 */
export function amountOf({ lines }: LedgerEntry, account: string): string | undefined {
  const own = lines.filter((line) => line.account.startsWith(`${account}:`));
  if (own.length === 0) return undefined;
  const available = own.filter((line) => line.account === pocketOf(account, 'available'));
  const taken = own.filter((line) => line.amount.startsWith('-'));
  const amount = add(...(available.length > 0 ? available : taken).map((line) => line.amount));
  return amount.replace('-', '');
}
