import type { MessageKey } from '../src/api/contract/messageKeys';
import type { Run } from './run';

/** Why a documented message was not provoked. */
const reasons: Partial<Record<MessageKey, string>> = {
  accountFrozen: 'the back office has to freeze an account',
  tradingBanned: 'the back office has to ban a member from trading',
  withdrawalBanned: 'the back office has to ban a member from withdrawals',
  loginBanned: 'the back office has to ban a member from signing in',
  accountDisabled: 'the back office has to disable an account',
  accountExists: 'the back office has to disable an account',
  creditInsufficient: 'customer service has to lower the credit score',
  submittedTooFrequently: 'it needs more requests than a server accepts in a short time',
  systemBusy: 'the books have to be closed',
};

/** Notes the messages of a call that were not provoked. */
export function addUnprovoked({ report, document }: Run, path: string): void {
  for (const key of document.refusalsOf(path))
    if (!report.wasProvoked(path, key))
      report.notTried(path, key, reasons[key] ?? 'it needs a state that no request of a run brings about');
}
