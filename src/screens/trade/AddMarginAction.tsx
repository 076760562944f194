import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useAddMargin, useTradeRules } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { accountReasons } from '../../domain/account/accountReasons';
import { add } from '../../domain/decimal';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import { managed } from '../../domain/trade/closeReasons';
import { liquidationPrice } from '../../domain/trade/liquidationPrice';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { AddMarginForm } from '../../widgets/trade/AddMarginForm/AddMarginForm';
import { ContactService } from '../support/ContactService';
import { useFormDraft } from '../useFormDraft';
import { useOfflineReason } from '../useOfflineReason';
import { useFormOnArrival } from './useFormOnArrival';
import type { OnReport } from './useStatusChange';

interface ActionProps {
  position: Position;
  onReport: OnReport;
}

/** Adds margin to a position. After completion, the next addition is a new action. */
export function AddMarginAction(props: ActionProps) {
  const [count, setCount] = useState(0);
  return <OneAddition key={count} {...props} first={count === 0} onDone={() => setCount(count + 1)} />;
}

function OneAddition({
  position,
  onReport,
  first,
  onDone,
}: ActionProps & { first: boolean; onDone: () => void }) {
  const formats = useFormats();
  const t = useText('trade');
  const [open, setOpen] = useState(false);
  const account = loadedData(useAccount());
  const rules = loadedData(useTradeRules());
  const addition = useAddMargin(position.id);
  const { state } = addition;
  const [{ amount: typed }, setTyped] = useFormDraft('margin', { amount: '' }, state.step !== 'ready');
  const submit = async (amount: string) => {
    if (state.step === 'ready') onReport(undefined);
    const outcome = await addition.submit({ id: position.id, amount });
    // The details show a request whose result is unknown.
    if (outcome?.step === 'unknown') setOpen(false);
    if (outcome?.step !== 'done') return;
    const { result } = outcome;
    onReport(<MarginReport liquidationPrice={result.liquidationPrice} />, result);
    onDone();
  };
  const { side, quantity, originalMargin, addedMargin } = position;
  const liquidationWith = (amount: string) =>
    liquidationPrice({
      side,
      buyPrice: position.buyPrice ?? position.latestPrice,
      shares: quantity,
      margin: add(originalMargin, addedMargin, amount),
      maintenanceMarginRate: rules?.maintenanceMarginRate ?? null,
    });
  const breakEven =
    position.buyPrice != null && rules
      ? breakEvenPrice({ ...position, buyPrice: position.buyPrice, shares: quantity, rates: rules })
      : undefined;
  const restrictions = account?.restrictions ?? [];
  const reasons = [...accountReasons(restrictions), ...(position.lock === 'managed' ? [managed] : [])];
  const offline = useOfflineReason();
  const blocked =
    state.step === 'unknown' ? t('unknown.title') : (offline ?? firstReasonText(t, reasons, formats));
  useFormOnArrival('addMargin', {
    first,
    known: account !== undefined,
    blocked: blocked !== undefined,
    open: () => setOpen(true),
  });
  return (
    <>
      <Button
        fullWidth
        kind="quiet"
        {...(blocked && { blockedReason: blocked })}
        onClick={() => setOpen(true)}
      >
        {t('detail.addMargin')}
      </Button>
      <AddMarginForm
        open={open}
        onOpenChange={setOpen}
        available={account?.availableFunds}
        restrictions={restrictions}
        liquidationWith={liquidationWith}
        {...(position.buyPrice != null && {
          prices: { buyPrice: position.buyPrice, latestPrice: position.latestPrice, breakEven },
        })}
        busy={state.step === 'sending'}
        problem={addition.problem}
        retryAt={addition.retryAt}
        contact={<ContactService orderNumber={position.orderNumber} />}
        typed={typed}
        onType={(next) => {
          addition.edit();
          setTyped({ amount: next });
        }}
        onSubmit={(amount) => void submit(amount)}
      />
    </>
  );
}

/** The new liquidation price. */
function MarginReport({ liquidationPrice }: Pick<Position, 'liquidationPrice'>) {
  const formats = useFormats();
  const t = useText('trade');
  return (
    <Banner tone="success" title={t('result.marginTitle')} announce reveal>
      {liquidationPrice != null && t('result.marginBody', { price: formats.price(liquidationPrice) })}
    </Banner>
  );
}
