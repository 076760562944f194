import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import type { TradeRules } from '../../api/contract/trade';
import { useAccount } from '../../api/queries/account';
import { useClosedDays, useStockDetail } from '../../api/queries/market';
import { useAmendOrder } from '../../api/queries/trade';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { PressGuard } from '../../components/PressGuard';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { accountReasons } from '../../domain/account/accountReasons';
import { add } from '../../domain/decimal';
import { amendmentOf, exitLasting, isAmended, losesItsPlace } from '../../domain/trade/amendment';
import { conditionsDraft, conditionsReasons, toConditions } from '../../domain/trade/conditionsDraft';
import { lotsReasons } from '../../domain/trade/lotsReasons';
import { marketSideOf } from '../../domain/trade/orderConditions';
import { type OrderForm, orderReasons } from '../../domain/trade/orderReasons';
import { orderSummary } from '../../domain/trade/orderSummary';
import { sellLock } from '../../domain/trade/sellLock';
import { steppedLots } from '../../domain/trade/steppedLots';
import { parseLots } from '../../domain/typedNumber';
import { TextsGate } from '../../i18n/TextsGate';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { blockedText, fieldErrorText } from '../../widgets/reasonText';
import { LotsField } from '../../widgets/trade/LotsField/LotsField';
import { OrderConditions } from '../../widgets/trade/OrderConditions/OrderConditions';
import { WorstCaseNote } from '../../widgets/trade/WorstCaseNote/WorstCaseNote';
import { useBlockedButton } from '../../widgets/useBlockedButton';
import { useWaitReason } from '../../widgets/waitText';
import { useMarketState } from '../market/useMarketState';
import { ContactService } from '../support/ContactService';
import { useOfflineReason } from '../useOfflineReason';
import type { OnReport } from './useStatusChange';

interface AmendSheetProps {
  position: Position;
  rules: TradeRules;
  maxTermDays: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReport: OnReport;
}

const texts = ['conditions'] as const;

/** The form that changes an order or a closing that waits: its prices, lots and term, and what that changes. */
export function AmendSheet(props: AmendSheetProps) {
  return (
    <TextsGate namespaces={texts}>
      <Amendment {...props} />
    </TextsGate>
  );
}

function Amendment({ position, rules, maxTermDays, open, onOpenChange, onReport }: AmendSheetProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const amendment = useAmendOrder(position.id);
  const { state, problem } = amendment;
  const form = useAmendment(position, rules, maxTermDays);
  const { draft, before, reasons, summary, opens } = form;
  const offline = useOfflineReason();
  const unchanged = isAmended(before, draft) ? undefined : t('amend.unchanged');
  const unknown = state.step === 'unknown' ? t('trade:unknown.title') : undefined;
  const rule = unknown ?? offline ?? blockedText(t, reasons, formats) ?? unchanged;
  const { textId, why } = useBlockedButton(useWaitReason(amendment.retryAt) ?? rule, problem);
  const submit = async () => {
    const outcome = await amendment.submit({
      id: position.id,
      ...form.request,
      lots: parseLots(draft.lots) ?? null,
      exit: opens && position.exit ? exitLasting(position.exit, form.request.validUntil) : null,
    });
    // The details show a request whose result is unknown.
    if (outcome?.step === 'unknown') onOpenChange(false);
    if (outcome?.step !== 'done') return;
    const { result } = outcome;
    onReport(
      <Banner tone="success" title={t('amend.done')} announce reveal>
        {opens && result.status !== 'pendingOrder' && t('amend.filled')}
      </Banner>,
      result,
    );
    onOpenChange(false);
  };
  const held = add(position.originalMargin, position.purchaseFee);
  const heldAfter = summary?.atWorst?.total ?? summary?.opening.total;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(opens ? 'amend.title' : 'amend.titleClosing')}
      closeLabel={t('common:close')}
      actions={
        <Button fullWidth busy={state.step === 'sending'} {...why} onClick={() => void submit()}>
          {t('amend.submit')}
        </Button>
      }
    >
      <PressGuard />
      <Stack>
        <OrderConditions
          draft={draft}
          dispatch={(action) => {
            amendment.edit();
            form.change({ ...draft, ...conditionsDraft(draft, action) });
          }}
          marketSide={form.marketSide}
          act={opens ? 'open' : 'close'}
          stock={form.stock}
          reasons={reasons}
          terms={form.terms}
          canBeAtMarket={false}
          limitNote=""
        />
        <LotsField
          typed={draft.lots}
          onChange={(lots) => {
            amendment.edit();
            form.change({ ...draft, lots });
          }}
          onStep={(by) => {
            amendment.edit();
            form.change({ ...draft, lots: steppedLots(draft.lots, by) });
          }}
          lotSize={rules.lotSize}
          error={fieldErrorText(t, reasons, 'lots', formats)}
        />
        {opens && (
          <KeyValue
            items={[
              { label: t('amend.held'), value: formats.yen(held) },
              { label: t('amend.heldAfter'), value: formats.yen(heldAfter), emphasised: true },
            ]}
          />
        )}
        {summary?.worst && (
          <WorstCaseNote
            worst={summary.worst}
            {...(summary.worstFill !== undefined && { acceptedUpTo: summary.worstFill })}
          />
        )}
        <Note role="status">{t(losesItsPlace(before, draft) ? 'amend.loses' : 'amend.keeps')}</Note>
        <ProblemNote
          problem={problem}
          contact={<ContactService orderNumber={position.orderNumber} />}
          textId={textId}
        />
      </Stack>
    </Sheet>
  );
}

/** The draft of the change, and what blocks it. */
function useAmendment(position: Position, rules: TradeRules, maxTermDays: number) {
  const { symbol, side, status, leverage, limitPrice, closeLimitPrice, opening, closing } = position;
  const opens = status === 'pendingOrder';
  const conditions = opens ? opening : closing;
  // As it waited when the sheet was opened.
  const [before] = useState(() =>
    amendmentOf(
      {
        limitPrice: opens ? limitPrice : closeLimitPrice,
        stopPrice: conditions?.stopPrice,
        stopLimitPrice: conditions?.stopLimitPrice,
        trailBy: conditions?.trailBy,
        triggeredAt: conditions?.triggeredAt,
        validUntil: conditions?.validUntil,
      },
      opens ? position.lots : (position.closeLots ?? position.lots),
    ),
  );
  // Not kept while the form is away: the order may have been filled, and its closing waits instead.
  const [draft, change] = useState(before);
  const closedDays = useClosedDays();
  const account = loadedData(useAccount());
  const market = useMarketState(symbol, loadedData(useStockDetail(symbol)));
  const minute = useServerTime(toMinute);
  const latestPrice = market.latestPrice ?? position.latestPrice;
  const stock = market.stock ?? { latestPrice };
  const marketSide = marketSideOf(side, opens ? 'open' : 'close');
  const { limits, ownTick } = market;
  // What is on hold for the order pays for its change.
  const available =
    account &&
    add(account.availableFunds, opens ? position.originalMargin : '0', opens ? position.purchaseFee : '0');
  const restrictions = account?.restrictions ?? [];
  const order = { ...draft, side, leverage, exit: null };
  const termsAt = (now: number) => {
    const lock = sellLock(position, now);
    const notBefore = !opens && lock.locked && lock.rule !== 'managed' ? lock.until : undefined;
    return { now, closedDays, maxTermDays, notBefore };
  };
  const reasons = useServerTime((now) => {
    const terms = termsAt(now);
    if (opens) {
      const form: OrderForm = {
        ...order,
        ...market.marketAt(now),
        limits,
        ownTick,
        rules,
        terms,
        available,
        restrictions,
      };
      return orderReasons(form);
    }
    return [
      ...accountReasons(restrictions),
      ...conditionsReasons(draft, { marketSide, latestPrice, limits, ownTick }, terms),
      ...lotsReasons('lots', draft.lots, { maximum: position.lots, of: 'held' }),
    ];
  });
  const terms = termsAt(minute);
  return {
    draft,
    change,
    before,
    opens,
    marketSide,
    stock,
    terms,
    reasons,
    request: toConditions(draft, terms),
    /** Of an order that opens a position. */
    summary: opens ? orderSummary(order, { latestPrice, rules, available, ownTick, limits }) : undefined,
  };
}
