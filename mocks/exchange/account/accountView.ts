import type { account as accountCall } from '../../../src/api/contract/account';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { add, subtract } from '../../../src/domain/decimal';
import { areas } from '../areas';
import { foreignFundsInYen } from '../currencyExchange/wallets';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { creditLimit } from '../loans/creditLimit';
import { borrowedBy, overdueLoanOf } from '../loans/loansOf';
import { timestamp } from '../timestamp';
import { positionsOf } from '../trade/positionsOf';
import { isHeld } from '../trade/positionView';
import { resultOf, sumOfResults } from '../trade/resultOf';
import type { Member } from '../world';
import { holdsOf } from './holds';
import { productProfit } from './productProfit';

/** The member's account with its totals (specification 3, decision 14), in yen. */
export function accountView(exchange: Exchange, member: Member): RawResponseOf<typeof accountCall> {
  const { account, inviteCode, verification, creditScore, restrictions } = member;
  const balance = (pocket: Parameters<typeof pocketOf>[1]) =>
    balanceOf(exchange.world.ledger, pocketOf(account, pocket));
  const positions = positionsOf(exchange, member);
  const held = sumOfResults(positions.filter(isHeld).map((position) => resultOf(exchange, position)));
  const funds = {
    availableFunds: balance('available'),
    frozenFunds: balance('frozen'),
    positionMargin: balance('positionMargin'),
    investedFunds: balance('invested'),
    foreignFunds: foreignFundsInYen(exchange, member),
    unrealisedProfit: add(
      held.gross,
      ...areas.map(({ unrealised }) => unrealised?.(exchange, member) ?? '0'),
    ),
  };
  const { purchaseFees } = held;
  const closingFees = add(
    held.closingFees,
    ...areas.map(({ endingFees }) => endingFees?.(exchange, member) ?? '0'),
  );
  return {
    account,
    inviteCode,
    verification,
    creditScore,
    restrictions,
    registeredAt: timestamp(member.registeredAt),
    ...funds,
    frozenBy: holdsOf(exchange, member, 'frozen'),
    investedIn: holdsOf(exchange, member, 'invested'),
    totalAssets: add(...Object.values(funds)),
    purchaseFees,
    closingFees,
    netUnrealisedProfit: subtract(funds.unrealisedProfit, add(purchaseFees, closingFees)),
    profitAmount: add(
      ...positions.map(({ realisedProfit }) => realisedProfit ?? '0'),
      productProfit(exchange, member),
    ),
    usdAmount: balance('USD'),
    creditLimit: creditLimit(member),
    borrowedAmount: borrowedBy(exchange, member),
    overdueLoan: overdueLoanOf(exchange, member),
  };
}
