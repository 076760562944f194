'use client';
import { type Dispatch, memo, Suspense, useCallback, useContext } from 'react';
import { Lazy } from '../../../components/Lazy';
import { Note } from '../../../components/Note/Note';
import { PartBoundary } from '../../../components/PartBoundary/PartBoundary';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { Stack } from '../../../components/Stack/Stack';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import type { ConditionsAction } from '../../../domain/trade/conditionsDraft';
import { marketSideOf } from '../../../domain/trade/orderConditions';
import type { OrderDraft, OrderDraftAction } from '../../../domain/trade/orderDraft';
import type { OrderField } from '../../../domain/trade/orderReasons';
import type { TermRules } from '../../../domain/trade/orderTerms';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { HiddenBalances } from '../../account/HiddenBalancesContext';
import { fieldErrorText, needsDeposit } from '../../reasonText';
import { LotsField, type LotsFill } from '../LotsField/LotsField';
import { OrderConditions } from '../OrderConditions/OrderConditions';

export interface OrderTicketProps {
  /** The order as typed. */
  draft: OrderDraft;
  /** Changes the draft. Must be a stable function: parts that a keystroke does not change are not rendered again. */
  dispatch: Dispatch<OrderDraftAction>;
  /** Why the order can't be placed. Reasons of a field are shown below it. */
  reasons: readonly Reason<OrderField>[];
  /** Last price, daily limits and tick of the stock, in yen. */
  stock: PricedStock;
  /** Set before the first price of a new issue: every limit waits for it. */
  firstPriceMissing?: boolean;
  /** The leverages to choose from. */
  leverages: readonly number[];
  /** Shares per lot. */
  lotSize: number;
  /** What the member can afford after fees; undefined while unknown. */
  affordable: Affordable | undefined;
  /** Use where the member's available funds are known: in yen, shown beside the lots. */
  available?: string | undefined;
  /** From the rules of every order. Without it, only market and limit are offered, for the day. */
  terms?: TermRules | undefined;
  /** Why the closing at the fill can't be placed: `exitReasons` of the domain. */
  exitReasons?: readonly Reason<string>[] | undefined;
  /** Use where the price of the fill is known, in yen: prices of the closing are compared with it. */
  expectedPrice?: string | undefined;
}

const noReasons: readonly Reason<string>[] = [];

const exitConditions = lazyComponent(() => import('./ExitConditions'), 'ExitConditions');

/** The most lots that a share of the available funds pays for; 0 if not even one. */
export interface Affordable {
  /** With a quarter of the available funds. */
  quarter: number;
  /** With half of the available funds. */
  half: number;
  /** With all available funds. */
  max: number;
  /** The cost of one lot in yen; absent while the fees are unknown. */
  oneLot?: string | undefined;
}

const parts = ['quarter', 'half', 'max'] as const;

/** The order form: side, type, price, leverage, lots. Purely presentational: draft and reasons come from the caller. */
export function OrderTicket(props: OrderTicketProps) {
  const formats = useFormats();
  const { draft, dispatch, reasons, stock, firstPriceMissing, leverages, lotSize, affordable, terms } = props;
  const { exitReasons = noReasons, expectedPrice = stock.latestPrice } = props;
  const t = useText('trade');
  const change = useCallback(
    (action: ConditionsAction) => dispatch({ type: 'conditions', action }),
    [dispatch],
  );
  const isBalanceHidden = useContext(HiddenBalances);

  return (
    <Stack>
      <SideChoice side={draft.side} dispatch={dispatch} />
      <OrderConditions
        draft={draft}
        dispatch={change}
        marketSide={marketSideOf(draft.side, 'open')}
        stock={stock}
        {...(firstPriceMissing !== undefined && { firstPriceMissing })}
        reasons={reasons}
        terms={terms}
        limitNote={t('order.limitNote')}
      />
      {draft.kind === 'market' && <Note>{t('order.marketNote')}</Note>}
      <LeverageChoice leverage={draft.leverage} leverages={leverages} dispatch={dispatch} />
      <LotsField
        typed={draft.lots}
        onChange={(typed) => dispatch({ type: 'lots', typed })}
        onStep={(by) => dispatch({ type: 'stepLots', by })}
        lotSize={lotSize}
        available={props.available}
        error={fieldErrorText(t, reasons, 'lots', formats)}
        fills={fillsOf(t, affordable, isBalanceHidden)}
        // Its end would tell a hidden balance.
        sliderMax={affordable && affordable.max > 1 && !isBalanceHidden ? affordable.max : undefined}
      />
      {affordable?.max === 0 && affordable.oneLot !== undefined && !needsDeposit(reasons) && (
        <Note>{t('order.noneAffordable', { amount: formats.yen(affordable.oneLot) })}</Note>
      )}
      {terms && (
        <PartBoundary>
          <Suspense fallback={<SkeletonBlock height={48} />}>
            <Lazy
              of={exitConditions}
              props={{ draft, dispatch, stock, terms, reasons: exitReasons, expectedPrice }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </Stack>
  );
}

type ChoiceProps<Key extends keyof OrderDraft> = Pick<OrderDraft, Key> & Pick<OrderTicketProps, 'dispatch'>;

const SideChoice = memo(function SideChoice({ side, dispatch }: ChoiceProps<'side'>) {
  const t = useText('trade');
  return (
    <SegmentedControl<Side>
      label={t('order.side')}
      hideLabel
      segments={[
        { value: 'long', label: t('side.long'), tone: 'priceUp' },
        { value: 'short', label: t('side.short'), tone: 'priceDown' },
      ]}
      value={side}
      onChange={(chosen) => dispatch({ type: 'side', side: chosen })}
    />
  );
});

const LeverageChoice = memo(function LeverageChoice({
  leverage,
  leverages,
  dispatch,
}: ChoiceProps<'leverage'> & Pick<OrderTicketProps, 'leverages'>) {
  const t = useText('trade');
  return (
    <SegmentedControl<string>
      label={t('order.leverage')}
      segments={leverages.map((each) => ({ value: String(each), label: `${each}×` }))}
      value={String(leverage)}
      onChange={(chosen) => dispatch({ type: 'leverage', leverage: Number(chosen) })}
    />
  );
});

/** The shortcuts with their lots, which would tell a hidden balance. Left out when a share does not pay for one lot. */
const fillsOf = (
  t: Text<'trade'>,
  affordable: Affordable | undefined,
  isBalanceHidden: boolean,
): LotsFill[] =>
  affordable && affordable.max > 0
    ? parts
        .map((part) => ({
          label: isBalanceHidden
            ? t(`order.${part}`)
            : t('order.part', { part: t(`order.${part}`), lots: affordable[part] }),
          lots: affordable[part],
        }))
        .filter(({ lots }) => lots > 0)
    : [];
