'use client';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Note } from '../../../components/Note/Note';
import { PressGuard } from '../../../components/PressGuard';
import { Sheet } from '../../../components/Sheet/Sheet';
import { Stack } from '../../../components/Stack/Stack';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import type { CloseField } from '../../../domain/trade/closeReasons';
import type { CloseSummary } from '../../../domain/trade/closeSummary';
import { type ConditionsDraft, conditionsDraft } from '../../../domain/trade/conditionsDraft';
import { closingAction, typedLimitFill } from '../../../domain/trade/limitFill';
import type { TermRules } from '../../../domain/trade/orderTerms';
import type { PriceMove } from '../../../domain/trade/priceMove';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import { parseLots } from '../../../domain/typedNumber';
import { formatTime } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { asPercent } from '../../asPercent';
import { directionColor, directionOf } from '../../market/direction';
import { type FormProblem, ProblemNote } from '../../ProblemNote/ProblemNote';
import { blockedText, fieldErrorText } from '../../reasonText';
import { useBlockedButton } from '../../useBlockedButton';
import { useWaitReason } from '../../waitText';
import { OrderConditions } from '../OrderConditions/OrderConditions';
import { PriceMoved } from '../PriceMoved/PriceMoved';
import { toleranceText } from '../toleranceText';
import { CloseAmounts } from './CloseAmounts';
import { CloseFacts } from './CloseFacts';
import { CloseLots } from './CloseLots';

/** A closing order as typed. */
export interface CloseDraft extends ConditionsDraft {
  lots: string;
}

export interface CloseFormProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called when the member opens or closes the sheet. */
  onOpenChange: (open: boolean) => void;
  /** The holding: price in yen, lots held, lots already reserved by a pending closing order, deadline of a day trade. */
  position: {
    side: Side;
    buyPrice: string;
    lots: number;
    closeLots?: number | null | undefined;
    closesAt?: number | null | undefined;
  };
  /** Shares per lot. */
  lotSize: number;
  /** The stock's prices. A limit price starts at the last price. */
  stock: PricedStock;
  /** The order as typed. */
  draft: CloseDraft;
  /** Called with the changed draft. */
  onChange: (draft: CloseDraft) => void;
  /** What the close would bring; undefined while it can't be calculated. */
  summary: CloseSummary | undefined;
  /** Use for an order with a limit and a stop: what the stop would bring, if the price does not jump. */
  atStop?: CloseSummary | undefined;
  /** Use for what it would bring at the worst price that it accepts: `worstClosePrice` of the domain. */
  atWorst?: CloseSummary | undefined;
  /** Use where the server has terms: offers stops, and orders that wait. `notBefore` is the end of the lock. */
  terms?: TermRules | undefined;
  /** Set to false while it can't be closed at once: then only orders that wait are offered. */
  canBeAtMarket?: boolean;
  /** Why the order can't be placed. Reasons of a field are shown below it. */
  reasons: readonly Reason<CloseField>[];
  /** Of the rules of every order: how much worse than the price shown a closing at the market may be. */
  tolerance?: string | null | undefined;
  /** The move of the price since the member saw it. One that is too far is announced, and blocks the order. */
  move?: PriceMove | undefined;
  /** Called when the member continues with the new price. */
  onAcceptMove?: () => void;
  /** Set while the call runs. */
  busy: boolean;
  /** Why the server did not carry it out, shown until the form changes. */
  problem: FormProblem | undefined;
  /** When it may be sent again after too many requests, in ms of `deviceNow` (`src/lib/deviceClock.ts`). */
  retryAt?: number | undefined;
  /** Use for a link to customer service, shown with refusals that only customer service can resolve. */
  contact?: ReactNode;
  /** Called when the order is confirmed. */
  onSubmit: () => void;
}

/** Closes a position or some of its lots, at market or with a limit. Shows first the result after all fees, what is sent, its fees and its worst case. */
export function CloseForm(props: CloseFormProps) {
  const formats = useFormats();
  const { open, onOpenChange, position, lotSize, stock, draft, onChange, summary, reasons } = props;
  const t = useText('trade');
  const tooFar = props.move?.tooFar ? props.move : undefined;
  const movedText = tooFar && t('moved.tooFar', { percent: asPercent(props.tolerance ?? '0', formats) });
  const wait = useWaitReason(props.retryAt);
  const { textId, why } = useBlockedButton(
    wait ?? blockedText(t, reasons, formats) ?? movedText,
    props.problem,
  );
  const lots = parseLots(draft.lots);
  const { canBeAtMarket = true } = props;
  const marketSide = closingAction(position.side);
  // A price that is refused is not filled.
  const fill =
    draft.kind !== 'limit' || fieldErrorText(t, reasons, 'limitPrice', formats)
      ? undefined
      : typedLimitFill(marketSide, { ...draft, priceType: 'limit' }, stock.latestPrice);
  const isPart = lots !== undefined && lots !== String(position.lots);
  const submitText = isPart
    ? t('position:close.submitPart', { lots, held: position.lots })
    : t('confirm.closeSubmit');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('position:close.title')}
      closeLabel={t('common:close')}
      actions={
        <Button fullWidth busy={props.busy} {...why} onClick={props.onSubmit}>
          {fill?.far ? t('confirm.submitFar') : submitText}
        </Button>
      }
    >
      <PressGuard />
      <Stack>
        <KeyFigure
          label={t('calculation.estimate')}
          value={formats.signed(summary?.net)}
          unit={t('common:yen')}
          tone={summary?.net === undefined ? 'ink' : directionColor[directionOf(summary.net)]}
        />
        <CloseFacts summary={summary} atWorst={props.atWorst} />
        <OrderConditions
          draft={draft}
          dispatch={(action) => onChange({ ...draft, ...conditionsDraft(draft, action) })}
          marketSide={marketSide}
          act="close"
          stock={stock}
          reasons={reasons}
          terms={props.terms}
          canBeAtMarket={canBeAtMarket}
          limitNote={
            position.closesAt == null
              ? t('position:close.limitNote')
              : t('position:close.limitNoteDayTrade', { time: formatTime(position.closesAt) })
          }
        />
        {draft.kind === 'market' && (
          <Note>
            {toleranceText(
              t,
              {
                price: stock.latestPrice,
                tickSize: stock.tickSize,
                tolerance: props.tolerance,
              },
              formats,
            )}
          </Note>
        )}
        {props.atStop && (
          <StopResult limit={summary} stop={props.atStop} isLimited={draft.limitsStop === true} />
        )}
        <CloseLots
          free={position.lots - (position.closeLots ?? 0)}
          lotSize={lotSize}
          typed={draft.lots}
          onChange={(typed) => onChange({ ...draft, lots: typed })}
          reasons={reasons}
        />
        <CloseAmounts position={position} summary={summary} />
        {tooFar && <PriceMoved move={tooFar} onAccept={() => props.onAcceptMove?.()} />}
        <ProblemNote problem={props.problem} contact={props.contact} textId={textId} />
      </Stack>
    </Sheet>
  );
}

/** The results of an order with a limit and a stop. */
function StopResult({
  limit,
  stop,
  isLimited,
}: {
  limit: CloseSummary | undefined;
  stop: CloseSummary;
  isLimited: boolean;
}) {
  const formats = useFormats();
  const t = useText('position');
  return (
    <KeyValue
      items={[
        ...(limit
          ? [
              {
                label: t('close.atLimit', { price: formats.price(limit.price) }),
                value: formats.signed(limit.net),
              },
            ]
          : []),
        {
          label: t('close.atStop', { price: formats.price(stop.price) }),
          value: formats.signed(stop.net),
          note: t(isLimited ? 'close.gapPastLimit' : 'close.gap'),
        },
      ]}
    />
  );
}
