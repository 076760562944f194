import { useState } from 'react';
import { isAskedAgain } from '../../api/contract/call';
import type { Position } from '../../api/contract/position';
import { useClosePosition } from '../../api/queries/trade';
import { Button } from '../../components/Button/Button';
import { conditionsDraft, toConditions } from '../../domain/trade/conditionsDraft';
import { closingAction } from '../../domain/trade/limitFill';
import { parseLots } from '../../domain/typedNumber';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { blockedText } from '../../widgets/reasonText';
import { CloseForm } from '../../widgets/trade/CloseForm/CloseForm';
import { ContactService } from '../support/ContactService';
import { useOfflineReason } from '../useOfflineReason';
import { useReviewedPrice } from '../useReviewedPrice';
import { useFailedCloseChecks } from './CloseChecksFailed';
import { CloseReport } from './CloseReport';
import { useClosing } from './useClosing';
import { useFormOnArrival } from './useFormOnArrival';
import type { OnReport } from './useStatusChange';

interface ActionProps {
  position: Position;
  onReport: OnReport;
}

/** Closes a position or part of it. After a part is closed or pending, closing the rest is a new action. */
export function CloseAction(props: ActionProps) {
  const [count, setCount] = useState(0);
  return <OneClosing key={count} {...props} first={count === 0} onDone={() => setCount(count + 1)} />;
}

/** While the position is locked or the market closed, the button states why and until when. */
function OneClosing({
  position,
  onReport,
  first,
  onDone,
}: ActionProps & { first: boolean; onDone: () => void }) {
  const formats = useFormats();
  const t = useText('trade');
  const [open, setOpen] = useState(false);
  const close = useClosePosition(position.id);
  const { state } = close;
  const isSent = state.step !== 'ready';
  const closing = useClosing(position, isSent);
  const { draft, setDraft, reasons, blocks, summary, lotSize, stock, tolerance, known, terms } = closing;
  const { latestPrice } = stock;
  const atMarket = draft.kind === 'market';
  const price = useReviewedPrice({
    action: closingAction(position.side),
    latestPrice,
    atMarket,
    tolerance,
  });
  const missing = useFailedCloseChecks(position.symbol);
  const report: OnReport = (what, action) => {
    onReport(what, action);
    setOpen(false);
  };
  const submit = async () => {
    if (state.step === 'ready') onReport(undefined);
    const outcome = await close.submit({
      id: position.id,
      ...toConditions(draft, terms),
      lots: isAll(draft.lots, position.lots) ? null : (parseLots(draft.lots) ?? null),
      ...(atMarket && { seenPrice: latestPrice, tolerance }),
    });
    // The details show a request whose result is unknown.
    if (outcome?.step === 'unknown') setOpen(false);
    if (outcome?.step !== 'done') return;
    const { result } = outcome;
    if (isAskedAgain(result)) return price.reviewAt(latestPrice);
    report(<CloseReport result={result} held={position.lots} confirmedAt={summary?.price} />, result);
    onDone();
  };
  const waiting = t(missing ? 'common:failure.failed' : 'common:loading');
  const offline = useOfflineReason();
  const blocked = offline ?? (known ? blockedText(t, blocks, formats) : waiting);
  // What blocks a closing at once, but not one that waits: the lock, or the closed market.
  const canOnlyWait =
    state.step !== 'unknown' &&
    !offline &&
    known &&
    terms !== undefined &&
    position.closeLots == null &&
    blocks.length > 0 &&
    closing.waitBlocks.length === 0;
  const openToWait = () => {
    if (atMarket) {
      const action = { type: 'kind', kind: 'stop', market: closing.market } as const;
      setDraft({ ...draft, ...conditionsDraft(draft, action) });
    }
    setOpen(true);
  };
  const openNow = () => {
    price.review();
    setOpen(true);
  };
  useFormOnArrival('close', { first, known, blocked: blocked !== undefined, open: openNow });
  return (
    <>
      <Button
        fullWidth
        {...(state.step === 'unknown' && { blockedReason: t('unknown.title') })}
        {...(state.step !== 'unknown' && blocked && { blockedReason: blocked })}
        onClick={openNow}
      >
        {t('detail.close')}
      </Button>
      {canOnlyWait && (
        <Button fullWidth kind="quiet" onClick={openToWait}>
          {t('position:close.setOrder')}
        </Button>
      )}
      <CloseForm
        open={open}
        onOpenChange={setOpen}
        position={{ ...position, buyPrice: position.buyPrice ?? position.latestPrice }}
        lotSize={lotSize}
        stock={stock}
        draft={draft}
        onChange={(next) => {
          close.edit();
          setDraft(next);
        }}
        summary={summary}
        atStop={closing.atStop}
        atWorst={closing.atWorst}
        terms={terms}
        canBeAtMarket={!canOnlyWait}
        reasons={reasons}
        tolerance={tolerance}
        move={price.move}
        onAcceptMove={price.review}
        busy={state.step === 'sending'}
        problem={close.problem}
        retryAt={close.retryAt}
        contact={<ContactService orderNumber={position.orderNumber} />}
        onSubmit={() => void submit()}
      />
    </>
  );
}

const isAll = (typed: string, held: number): boolean => parseLots(typed) === String(held);
