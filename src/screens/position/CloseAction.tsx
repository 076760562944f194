import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useClosePosition } from '../../api/queries/trade';
import { Button } from '../../components/Button/Button';
import { parseTyped } from '../../domain/typedNumber';
import { useText } from '../../i18n/useText';
import { CloseForm } from '../../widgets/CloseForm/CloseForm';
import { ResultUnknown } from '../../widgets/ResultUnknown/ResultUnknown';
import { blockedText } from '../../widgets/reasonText';
import { positionsHref } from '../hrefs';
import { ContactService } from '../sheets/service/ContactService';
import { useOfflineReason } from '../useOfflineReason';
import { CloseReport } from './CloseReport';
import { useClosing } from './useClosing';
import { useFailedCloseChecks } from './useFailedCloseChecks';
import type { OnReport } from './useStatusChange';
import { whenSubmitted } from './whenSubmitted';

interface ActionProps {
  position: Position;
  onReport: OnReport;
}

/** Closes a position or part of it. After a part is closed or pending, closing the rest is a new action. */
export function CloseAction(props: ActionProps) {
  const [count, setCount] = useState(0);
  return <OneClosing key={count} {...props} onDone={() => setCount(count + 1)} />;
}

/** While the position is locked or the market closed, the button states why and until when. */
function OneClosing({ position, onReport, onDone }: ActionProps & { onDone: () => void }) {
  const t = useText('trade');
  const [open, setOpen] = useState(false);
  const { draft, setDraft, reasons, blocks, summary, lotSize, stock, known } = useClosing(position);
  const missing = useFailedCloseChecks(position.symbol);
  const close = useClosePosition();
  const { state } = close;
  const report: OnReport = (what, action) => {
    onReport(what, action);
    setOpen(false);
  };
  const submit = () => {
    if (state.step === 'ready') onReport(undefined);
    const submission = close.submit({
      id: position.id,
      priceType: draft.priceType,
      limitPrice: draft.priceType === 'limit' ? (parseTyped(draft.limitPrice) ?? null) : null,
      lots: isAll(draft.lots, position.lots) ? null : (parseTyped(draft.lots) ?? null),
    });
    void whenSubmitted(submission, {
      onDone: (result) => {
        report(<CloseReport result={result} held={position.lots} confirmedAt={summary?.price} />, result);
        onDone();
      },
      onUnknown: (reference) => report(<ResultUnknown reference={reference} checkHref={positionsHref} />),
    });
  };
  const waiting = t(missing ? 'common:failure.failed' : 'common:loading');
  const offline = useOfflineReason();
  const blocked = offline ?? (known ? blockedText(t, blocks) : waiting);
  return (
    <>
      <Button
        fullWidth
        {...(state.step === 'unknown' && { blockedReason: t('unknown.title') })}
        {...(state.step !== 'unknown' && blocked && { blockedReason: blocked })}
        onClick={() => setOpen(true)}
      >
        {t('detail.close')}
      </Button>
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
        reasons={reasons}
        busy={state.step === 'sending'}
        refusal={close.refusal}
        contact={<ContactService orderNumber={position.orderNumber} />}
        onSubmit={submit}
      />
    </>
  );
}

const isAll = (typed: string, held: number): boolean => parseTyped(typed) === String(held);
