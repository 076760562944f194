import { applicationsOf } from '../buyback/applicationsOf';
import type { BuybackApplication } from '../buyback/records';
import { withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { tradeRules } from '../rules';
import type { Member } from '../world';
import { buybackTexts } from './buybackTexts';
import { fillPlaceholders } from './fillPlaceholders';
import { amountOf } from './ledgerNotices';
import type { PersonalNotice } from './personalNotice';
import { stockLabel } from './stockLabel';

/**
 * Notices about results of tenders. They are computed from the applications, because a rejected tender moves no money.
 */
export function buybackNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  return applicationsOf(exchange, member).flatMap((application) => {
    const { id, orderNumber, decidedAt } = application;
    const kind = noticeKind(application);
    if (!kind || decidedAt === null) return [];
    const { title, html } = buybackTexts[kind];
    return [
      {
        id: `${id}-result`,
        publishedAt: decidedAt,
        title,
        html: fillPlaceholders(html, figuresOf(exchange, member, application)),
        orderNumber,
      },
    ];
  });
}

/** Undefined without a result: it is pending, or the member cancelled the tender or sold the shares. */
function noticeKind({
  status,
  rejection,
  shares,
  acceptedShares,
}: BuybackApplication): keyof typeof buybackTexts | undefined {
  if (status === 'passed') return acceptedShares === shares ? 'accepted' : 'acceptedInPart';
  return status === 'rejected' && rejection === 'notAccepted' ? 'notAccepted' : undefined;
}

function figuresOf({ world, market }: Exchange, { account }: Member, application: BuybackApplication) {
  const { symbol, price, shares, acceptedShares, sold } = application;
  const { name, code } = listingBySymbol(market, symbol);
  const entry = world.ledger.entries.find(
    ({ reason, record }) => reason === 'buybackSold' && record === sold,
  );
  return {
    stock: stockLabel({ name, code }),
    accepted: String(acceptedShares / tradeRules.lotSize),
    tendered: String(shares / tradeRules.lotSize),
    price: withThousands(price),
    amount: withThousands((entry && amountOf(entry, account)) ?? '0'),
  };
}
