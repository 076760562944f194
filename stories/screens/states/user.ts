import { fundRecordStatuses } from '../../../src/domain/fundRecords/fundRecordsVocabulary';
import { verificationStatuses } from '../../../src/domain/identity/identityVocabulary';
import { transferStatuses } from '../../../src/domain/transfers/transfersVocabulary';
import { type LoanState, loanTone } from '../../../src/widgets/loans/LoanCard/loanState';
import { type AreaStates, justSent, lists, reads } from './declaredStates';

const loanStates = Object.keys(loanTone) as LoanState[];

/** States that each screen of `/user` has to show. */
export const userStates: AreaStates<'user'> = {
  '/user/usercenter': {
    states: [...reads, ...verificationStatuses],
  },
  '/user/rechargeChannel': {
    states: [...lists, ...transferStatuses],
  },
  '/user/recharge': {
    states: [...lists, 'blocked', ...transferStatuses],
    never: {
      pendingReview: 'A deposit just sent is described in sentences, without the badge of the records.',
      passed: justSent,
      rejected: justSent,
      success: justSent,
    },
  },
  '/user/withdraw': {
    states: [...lists, 'blocked', ...transferStatuses, 'done', 'next', 'toDo', 'waiting'],
  },
  '/user/WithCard': {
    states: [...lists, 'blocked'],
  },
  '/user/BankCard': {
    states: [...lists],
  },
  '/user/bandCard': {
    states: [...reads, 'blocked'],
  },
  '/user/exchange': {
    states: [...lists, 'blocked'],
  },
  '/user/userInfo': {
    states: [...reads, 'blocked'],
  },
  '/user/aboutUs': {
    states: [...reads],
  },
  '/user/tradeRule': {
    states: [...reads],
  },
  '/user/msgInfo': {
    states: [...lists],
  },
  '/user/setting': {
    states: [...reads, 'blocked'],
  },
  '/user/loginPassword': {
    states: ['blocked'],
  },
  '/user/setPassword': {
    states: [...reads, 'blocked'],
  },
  '/user/statements': {
    states: [...lists, 'blocked'],
  },
  '/user/FundingDetails': {
    states: [...lists, ...fundRecordStatuses],
    never: { success: 'A settled record has no badge.' },
  },
  '/user/results': {
    states: [...lists],
  },
  '/user/jk': {
    states: [...reads, 'blocked', ...loanStates],
  },
  '/user/jkjl': {
    states: [...lists, ...loanStates],
  },
  '/user/pj': {
    states: [...lists, 'blocked'],
  },
  '/user/userPri': {
    states: [...reads],
  },
  '/user/changeLang': {
    states: [],
  },
};
