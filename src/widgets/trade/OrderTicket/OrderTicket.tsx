'use client';
import { type Dispatch, memo, useContext } from 'react';
import { Note } from '../../../components/Note/Note';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import { openingAction, typedLimitFill } from '../../../domain/trade/limitFill';
import type { OrderDraft, OrderDraftAction } from '../../../domain/trade/orderDraft';
import type { OrderField } from '../../../domain/trade/orderReasons';
import type { PriceType, Side } from '../../../domain/trade/tradeVocabulary';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { HiddenBalances } from '../../account/HiddenBalancesContext';
import { fieldErrorText, needsDeposit } from '../../reasonText';
import { LimitFillNote } from '../LimitPriceField/LimitFillNote';
import { LimitPriceField } from '../LimitPriceField/LimitPriceField';
import { LotsField, type LotsFill } from '../LotsField/LotsField';

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
}

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
  const { draft, dispatch, reasons, stock, firstPriceMissing, leverages, lotSize, affordable } = props;
  const t = useText('trade');
  const priceError = fieldErrorText(t, reasons, 'limitPrice', formats);
  const marketPrice = firstPriceMissing ? undefined : stock.latestPrice;
  // A price that is refused is not filled.
  const fill = priceError ? undefined : typedLimitFill(openingAction(draft.side), draft, marketPrice);
  const isBalanceHidden = useContext(HiddenBalances);

  return (
    <Stack>
      <SideChoice side={draft.side} dispatch={dispatch} />
      <PriceTypeChoice priceType={draft.priceType} startPrice={stock.latestPrice} dispatch={dispatch} />
      {draft.priceType === 'limit' && (
        <LimitPriceField
          typed={draft.limitPrice}
          onChange={(typed) => dispatch({ type: 'limitPrice', typed })}
          stock={stock}
          error={priceError}
        />
      )}
      {draft.priceType === 'market' ? (
        <Note>{t('order.marketNote')}</Note>
      ) : (
        <LimitFillNote fill={fill} latestPrice={stock.latestPrice} waits={t('order.limitNote')} />
      )}
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

const PriceTypeChoice = memo(function PriceTypeChoice({
  priceType,
  startPrice,
  dispatch,
}: ChoiceProps<'priceType'> & { startPrice: string | undefined }) {
  const t = useText('trade');
  return (
    <SegmentedControl<PriceType>
      label={t('order.priceType')}
      hideLabel
      segments={[
        { value: 'market', label: t('priceType.market') },
        { value: 'limit', label: t('priceType.limit') },
      ]}
      value={priceType}
      onChange={(chosen) => dispatch({ type: 'priceType', priceType: chosen, startPrice })}
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
