import type { IpoChannel, IpoIssue } from '../../api/contract/ipo';
import { useApplyForIpo } from '../../api/queries/ipo';
import { useServerTime } from '../../api/useServerTime';
import { compare, multiply } from '../../domain/decimal';
import { ipoPrice } from '../../domain/ipo/ipoPrice';
import { ipoReasons } from '../../domain/ipo/ipoReasons';
import { steppedLots } from '../../domain/trade/steppedLots';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { firstReasonText } from '../../widgets/reasonText';
import type { PlannedPurchase } from '../../widgets/trade/closingItems';
import { useMoneyForm } from '../useMoneyForm';

/** Valid lots, and their maximum cost in yen. */
export interface IpoFormCost extends PlannedPurchase {
  lots: number;
  total: string;
}

/** The application form: its maximum cost, and why it can't be sent. */
export function useIpoForm(issue: IpoIssue, channel: IpoChannel) {
  const formats = useFormats();
  const t = useText('ipo');
  const limits = { minimum: issue.minLots, maximum: issue.maxLots };
  const applied = issue.applicationId != null;
  const form = useMoneyForm({
    name: 'ipo',
    initial: { lots: '' },
    submission: useApplyForIpo(),
    rules: (draft, facts) => ipoReasons({ ...draft, ...facts, issue, channel, applied }),
  });
  const due = useServerTime((now) => now < issue.deadline);
  const { available } = form;
  const lots = Number(form.errorOf('lots') === undefined ? parseLots(form.draft.lots) : undefined);
  const affordable = available === undefined ? 0 : affordableLots(issue, available);
  return {
    ...form,
    // If applications are closed, only that reason is stated.
    blocked: form.known ? firstReasonText(t, form.reasons, formats) : form.blocked,
    /** Whether applications are or will be accepted, so that the form makes sense. */
    open: due && !applied,
    cost: Number.isNaN(lots) ? undefined : ipoCost(issue, lots),
    stepped: (by: 1 | -1) => steppedLots(form.draft.lots, by, limits),
    fills: [
      { label: t('apply.minimum'), lots: issue.minLots },
      ...(affordable > issue.minLots ? [{ label: t('apply.affordable'), lots: affordable }] : []),
    ],
  };
}

/** An issue is bought at its issue price, without a purchase fee. */
function ipoCost(issue: IpoIssue, lots: number): IpoFormCost {
  const shares = lots * issue.lotSize;
  return { lots, shares, price: issue.issuePrice, purchaseFee: '0', total: ipoPrice({ ...issue, lots }) };
}

/** Returns the most lots that the balance can pay for, up to the maximum per application. */
function affordableLots({ lotPrice, maxLots }: IpoIssue, available: string): number {
  let lots = maxLots;
  while (lots > 0 && compare(multiply(lotPrice, String(lots)), available) > 0) lots -= 1;
  return lots;
}
