import type { IpoChannel, IpoIssue } from '../../../api/contract/ipo';
import { useAccount } from '../../../api/queries/account';
import { useServerNow } from '../../../api/useServerNow';
import { compare, multiply } from '../../../domain/decimal';
import { ipoPrice } from '../../../domain/ipoPrice';
import { ipoReasons } from '../../../domain/ipoReasons';
import { lotsReasons } from '../../../domain/lotsReasons';
import { steppedLots } from '../../../domain/steppedLots';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { fieldErrorText } from '../../../widgets/reasonText';

/** Lots that may be applied for, and the most they may cost, in yen. */
export interface IpoFormCost {
  lots: number;
  total: string;
}

/** The form for a new issue: what was typed, the most it may cost, and what keeps it from being sent. */
export function useIpoForm(issue: IpoIssue, channel: IpoChannel, typed: string) {
  const t = useText('ipo');
  const account = loadedData(useAccount());
  const now = useServerNow();
  const available = account?.availableFunds;
  const limits = { minimum: issue.minLots, maximum: issue.maxLots };
  const applied = issue.applicationId != null;
  const restrictions = account?.restrictions ?? [];
  const wrong = lotsReasons('lots', typed, limits);
  const lots = Number(parseTyped(typed));
  const affordable = available === undefined ? 0 : affordableLots(issue, available);
  return {
    now,
    available,
    known: account !== undefined,
    /** Applications are taken, or will be: there is something to fill in. */
    open: now < issue.deadline && !applied,
    reasons: ipoReasons({ now, issue, channel, applied, restrictions, available, lots: typed }),
    lotsError: fieldErrorText(t, wrong, 'lots'),
    cost: wrong.length === 0 ? { lots, total: ipoPrice({ ...issue, lots }) } : undefined,
    stepped: (by: 1 | -1) => steppedLots(typed, by, limits),
    fills: [
      { label: t('apply.minimum'), lots: issue.minLots },
      ...(affordable > issue.minLots ? [{ label: t('apply.affordable'), lots: affordable }] : []),
    ],
  };
}

/** The most lots that the balance carries, up to what may be applied for. */
function affordableLots({ lotPrice, maxLots }: IpoIssue, available: string): number {
  let lots = maxLots;
  while (lots > 0 && compare(multiply(lotPrice, String(lots)), available) > 0) lots -= 1;
  return lots;
}
