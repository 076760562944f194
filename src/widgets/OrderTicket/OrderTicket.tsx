import type { Dispatch } from 'react';
import styled from 'styled-components';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../components/Stack/Stack';
import { Stepper } from '../../components/Stepper/Stepper';
import type { OrderDraft, OrderDraftAction } from '../../domain/orderDraft';
import { fieldOf, type OrderField, type OrderReason } from '../../domain/orderReasons';
import type { PriceType, Side } from '../../domain/vocabulary';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize } from '../../theme/tokens';
import { LotsField } from '../LotsField/LotsField';
import { reasonText } from '../reasonText';

export interface OrderTicketProps {
  draft: OrderDraft;
  dispatch: Dispatch<OrderDraftAction>;
  /** What keeps the order from being placed; those of a field are shown beneath it. */
  reasons: readonly OrderReason[];
  /** Last price, daily limits and tick of the stock, in yen. */
  stock: { latestPrice: string; limitUp: string; limitDown: string; tickSize: string };
  leverages: readonly number[];
  /** Shares in a lot. */
  lotSize: number;
  /** Most lots the member can afford with a part of the available funds; 0 when not even one. */
  affordable: { quarter: number; half: number; max: number };
}

const parts = ['quarter', 'half', 'max'] as const;

const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: 1.6;
`;

/** Before anything is typed a field is not wrong yet: the button says what is missing. */
const notYetTyped = new Set(['priceMissing', 'lotsMissing']);

/** The order form: side, type, price, leverage, lots. It only shows; the draft and its reasons come from outside. */
export function OrderTicket(props: OrderTicketProps) {
  const { draft, dispatch, reasons, stock, leverages, lotSize, affordable } = props;
  const t = useText('trade');

  const errorOf = (field: OrderField) => {
    const reason = reasons.find((each) => fieldOf(each) === field && !notYetTyped.has(each.kind));
    return reason && reasonText(t, reason);
  };
  const startPrice = stock.latestPrice;

  return (
    <Stack>
      <SegmentedControl<Side>
        label={t('order.side')}
        hideLabel
        segments={[
          { value: 'long', label: t('side.long'), tone: 'priceUp' },
          { value: 'short', label: t('side.short'), tone: 'priceDown' },
        ]}
        value={draft.side}
        onChange={(side) => dispatch({ type: 'side', side })}
      />
      <SegmentedControl<PriceType>
        label={t('order.priceType')}
        segments={[
          { value: 'market', label: t('priceType.market') },
          { value: 'limit', label: t('priceType.limit') },
        ]}
        value={draft.priceType}
        onChange={(priceType) => dispatch({ type: 'priceType', priceType, startPrice })}
      />
      {draft.priceType === 'limit' && (
        <Stepper
          label={t('order.limitPrice')}
          unit={t('common:yen')}
          value={draft.limitPrice}
          onChange={(typed) => dispatch({ type: 'limitPrice', typed })}
          onStep={(by) => dispatch({ type: 'stepPrice', by, startPrice })}
          decreaseLabel={`${t('order.limitPrice')}: ${t('order.decrease')}`}
          increaseLabel={`${t('order.limitPrice')}: ${t('order.increase')}`}
          error={errorOf('limitPrice')}
          hint={t('order.priceRange', {
            low: formatPrice(stock.limitDown),
            high: formatPrice(stock.limitUp),
            tick: formatPrice(stock.tickSize, stock.tickSize),
          })}
        />
      )}
      <Note>{draft.priceType === 'market' ? t('order.marketNote') : t('order.limitNote')}</Note>
      <SegmentedControl<string>
        label={t('order.leverage')}
        segments={leverages.map((leverage) => ({ value: String(leverage), label: `${leverage}×` }))}
        value={String(draft.leverage)}
        onChange={(leverage) => dispatch({ type: 'leverage', leverage: Number(leverage) })}
      />
      <LotsField
        typed={draft.lots}
        onChange={(typed) => dispatch({ type: 'lots', typed })}
        onStep={(by) => dispatch({ type: 'stepLots', by })}
        lotSize={lotSize}
        error={errorOf('lots')}
        fills={parts.map((part) => ({ label: t(`order.${part}`), lots: affordable[part] }))}
      />
    </Stack>
  );
}
