import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { loanDesk } from './audit';
import { isLive, nextHappening } from './happenings';

export const loansArea: Area = {
  diaries: [
    diary({
      live: ({ loans }) => Object.values(loans.records).filter(isLive),
      next: (_, loan) => nextHappening(loan),
    }),
  ],
  desks: [loanDesk],
  about: {
    N: ({ world }, id) => {
      const loan = lookup(world.loans.records, id);
      if (!loan) return undefined;
      return { orderNumber: loan.orderNumber, stockCode: null, issuer: null, productName: null };
    },
  },
};
