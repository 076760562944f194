import type { RecordSummary } from '../area';
import { bankNames } from '../cards/banks';
import { findChannel } from '../deposits/channels';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';

/** Details of a deposit for fund records: the name of its channel. */
export function depositSummary({ world }: Exchange, id: string): RecordSummary | undefined {
  const deposit = lookup(world.transfers.deposits, id);
  return (
    deposit && {
      orderNumber: deposit.orderNumber,
      stockCode: null,
      issuer: null,
      productName: findChannel(deposit.channelId)?.name ?? null,
    }
  );
}

/** Details of a withdrawal for fund records: its bank. */
export function withdrawalSummary({ world }: Exchange, id: string): RecordSummary | undefined {
  const withdrawal = lookup(world.transfers.withdrawals, id);
  if (!withdrawal) return undefined;
  const { orderNumber, card } = withdrawal;
  const { bankName: own, lastFour } = card;
  const { en, tw, jp } = bankNames(own) ?? { en: own, tw: own, jp: own };
  const ending = ` •••• ${lastFour}`;
  const productName = { en: en + ending, tw: tw + ending, jp: jp + ending };
  return { orderNumber, stockCode: null, issuer: null, productName };
}
