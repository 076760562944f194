'use client';
import { type Dispatch, Suspense, useEffect } from 'react';
import { Lazy } from '../../../components/Lazy';
import { PartBoundary } from '../../../components/PartBoundary/PartBoundary';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { Stack } from '../../../components/Stack/Stack';
import { ownTickOf, type PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import type {
  ConditionsAction,
  ConditionsDraft,
  ConditionsMarket,
} from '../../../domain/trade/conditionsDraft';
import { typedLimitFill } from '../../../domain/trade/limitFill';
import type { MarketSide } from '../../../domain/trade/orderConditions';
import type { TermRules } from '../../../domain/trade/orderTerms';
import type { OrderKind } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { whenIdle } from '../../../lib/whenIdle';
import { fieldErrorText } from '../../reasonText';
import { LimitFillNote } from '../LimitPriceField/LimitFillNote';
import { LimitPriceField } from '../LimitPriceField/LimitPriceField';

export interface OrderConditionsProps {
  /** The conditions as typed. */
  draft: ConditionsDraft;
  /** Changes the draft: `conditionsDraft` of the domain. */
  dispatch: Dispatch<ConditionsAction>;
  /** Whether the order buys or sells on the market: `marketSideOf` of the domain. */
  marketSide: MarketSide;
  /** Last price, daily limits and tick of the stock, in yen. */
  stock: PricedStock;
  /** Set before the first price of a new issue: every limit waits for it. */
  firstPriceMissing?: boolean;
  /** Why the order can't be sent: `conditionsReasons` of the domain. Those of a field are shown below it. */
  reasons: readonly Reason<string>[];
  /** From the rules of every order. Without it, only market and limit are offered. */
  terms: TermRules | undefined;
  /** Text for a limit that waits, where there are no terms. */
  limitNote: string;
  /** Whether it opens or closes a position, for what happens to it. */
  act?: 'open' | 'close';
  /** Whether it can be at the market. Set to false for an order that waits already. */
  canBeAtMarket?: boolean;
}

/** What is chosen first. All kinds with a stop are conditional. */
type Choice = 'market' | 'limit' | 'conditional';

const choiceOf = (kind: OrderKind): Choice => (kind === 'market' || kind === 'limit' ? kind : 'conditional');

const details = lazyComponent(() => import('./ConditionDetails'), 'ConditionDetails');

/**
 * At which price and until when an order or a closing is carried out: at the market, with a limit, or with a condition.
 * Says in one sentence what the order will do.
 *
 * The code of conditions and terms loads when the page is idle.
 */
export function OrderConditions(props: OrderConditionsProps) {
  const { draft, dispatch, marketSide, stock, firstPriceMissing, reasons, terms, limitNote } = props;
  const { canBeAtMarket = true, act = 'open' } = props;
  const formats = useFormats();
  const t = useText('trade');
  const hasTerms = terms !== undefined;
  useEffect(() => (hasTerms ? whenIdle(() => void details.fetch().catch(() => {})) : undefined), [hasTerms]);
  const latestPrice = firstPriceMissing ? undefined : stock.latestPrice;
  const market = marketOf(marketSide, stock, latestPrice);
  const limitError = fieldErrorText(t, reasons, 'limitPrice', formats);
  const isLimit = draft.kind === 'limit';
  // A price that is refused is not filled.
  const fill = limitError
    ? undefined
    : typedLimitFill(marketSide, { priceType: 'limit', limitPrice: draft.limitPrice }, latestPrice);
  return (
    <Stack>
      <SegmentedControl<Choice>
        label={t('order.priceType')}
        hideLabel
        segments={[
          ...(canBeAtMarket ? [{ value: 'market', label: t('priceType.market') } as const] : []),
          { value: 'limit', label: t('priceType.limit') },
          ...(hasTerms ? [{ value: 'conditional', label: t('order.conditional') } as const] : []),
        ]}
        value={choiceOf(draft.kind)}
        onChange={(choice) =>
          dispatch({
            type: 'kind',
            kind: choice === 'conditional' ? 'stop' : choice,
            // A limit starts at the reference price of a new issue.
            market: { ...market, latestPrice: stock.latestPrice },
          })
        }
      />
      {isLimit && (
        <LimitPriceField
          typed={draft.limitPrice}
          onChange={(typed) => dispatch({ type: 'price', of: 'limitPrice', typed })}
          stock={stock}
          error={limitError}
        />
      )}
      {isLimit && (!terms || fill?.atOnce) && (
        <LimitFillNote fill={fill} latestPrice={stock.latestPrice} waits={limitNote} />
      )}
      {terms && draft.kind !== 'market' && (
        <PartBoundary>
          <Suspense fallback={<SkeletonBlock height={isLimit ? 220 : 900} />}>
            <Lazy of={details} props={{ draft, dispatch, market, stock, reasons, terms, act }} />
          </Suspense>
        </PartBoundary>
      )}
    </Stack>
  );
}

/** The market that the conditions are checked against. Its limits are known together. */
function marketOf(
  marketSide: MarketSide,
  stock: PricedStock,
  latestPrice: string | undefined,
): ConditionsMarket {
  const { limitUp, limitDown } = stock;
  const limits = limitUp === undefined || limitDown === undefined ? undefined : { limitUp, limitDown };
  return { marketSide, latestPrice, limits, ownTick: ownTickOf(stock) };
}
