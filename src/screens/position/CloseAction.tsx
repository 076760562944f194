import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useStockDetail, useTradingSession } from '../../api/queries/stocks';
import { useClosePosition, useTradeRules } from '../../api/queries/trade';
import { useServerNow } from '../../api/useServerNow';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { type CloseReason, closeReasons } from '../../domain/closeReasons';
import { closeSummary } from '../../domain/closeSummary';
import { add } from '../../domain/decimal';
import { sellLock } from '../../domain/sellLock';
import { parseTyped } from '../../domain/typedNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { type CloseDraft, CloseForm } from '../../widgets/CloseForm/CloseForm';
import { ResultUnknown } from '../../widgets/ResultUnknown/ResultUnknown';
import { reasonText } from '../../widgets/reasonText';
import { positionsHref } from '../hrefs';
import { useOutcome } from './useOutcome';

/** What the market, the lock and the draft say against closing now. */
function useCloseReasons(position: Position, draft: CloseDraft): CloseReason[] {
  const stock = loadedData(useStockDetail(position.symbol));
  const session = loadedData(useTradingSession());
  const now = useServerNow();
  const lock = sellLock({ buyTime: position.buyTime ?? null, sellableAt: position.sellableAt ?? null, now });
  return closeReasons({
    ...draft,
    status: position.status,
    lock,
    quote: stock && { latestPrice: stock.latestPrice, quotedAt: stock.quotedAt },
    limits: stock && { limitUp: stock.limitUp, limitDown: stock.limitDown },
    now,
    sessionOpen: session?.open ?? true,
    opensAt: session && !session.open ? session.changesAt : undefined,
  });
}

/** Closes a position that is held; while it is locked or the market closed, the button says why and until when. */
export function CloseAction({
  position,
  onReport,
}: {
  position: Position;
  onReport: (report: ReactNode) => void;
}) {
  const t = useText('trade');
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<CloseDraft>({ priceType: 'market', limitPrice: '' });
  const rates = loadedData(useTradeRules());
  const reasons = useCloseReasons(position, draft);
  const close = useClosePosition();
  const { state } = close;
  const margin = add(position.originalMargin, position.addedMargin);
  const { latestPrice, side, quantity, purchaseFee, buyPrice } = position;
  const summary = closeSummary(
    { side, buyPrice: buyPrice ?? latestPrice, shares: quantity, margin, purchaseFee },
    { ...draft, latestPrice, rates },
  );
  const report = (what: ReactNode) => {
    onReport(what);
    setOpen(false);
  };
  useOutcome(state, {
    onSending: () => onReport(undefined),
    onDone: (result) => report(<CloseReport result={result} />),
    onUnknown: (reference) => report(<ResultUnknown reference={reference} checkHref={positionsHref} />),
  });
  const shut = reasons.find(({ kind }) => kind === 'locked' || kind === 'sessionClosed');
  const blocked = state.step === 'unknown' ? t('unknown.title') : shut && reasonText(t, shut);
  return (
    <>
      <Button fullWidth {...(blocked && { blockedReason: blocked })} onClick={() => setOpen(true)}>
        {t('detail.close')}
      </Button>
      <CloseForm
        open={open}
        onOpenChange={setOpen}
        draft={draft}
        onChange={(next) => {
          close.edit();
          setDraft(next);
        }}
        latestPrice={latestPrice}
        summary={summary}
        margin={margin}
        purchaseFee={purchaseFee}
        reasons={reasons}
        busy={state.step === 'sending'}
        refusal={state.step === 'ready' ? state.refusal : undefined}
        onSubmit={() =>
          void close.submit({
            id: position.id,
            priceType: draft.priceType,
            limitPrice: draft.priceType === 'limit' ? (parseTyped(draft.limitPrice) ?? null) : null,
          })
        }
      />
    </>
  );
}

/** Closed at once, or waiting for its limit. */
function CloseReport({ result }: { result: Position }) {
  const t = useText('trade');
  return result.status === 'closed' ? (
    <Banner
      tone="success"
      title={t('result.closedTitle', { price: formatPrice(result.sellPrice) })}
      announce
    />
  ) : (
    <Banner tone="success" title={t('result.closingTitle')} announce>
      {t('result.closingBody')}
    </Banner>
  );
}
