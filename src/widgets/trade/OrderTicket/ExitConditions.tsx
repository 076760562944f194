'use client';
import { type Dispatch, useCallback } from 'react';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import {
  type ConditionsAction,
  conditionsDraft,
  emptyConditions,
} from '../../../domain/trade/conditionsDraft';
import { marketSideOf } from '../../../domain/trade/orderConditions';
import type { OrderDraft, OrderDraftAction } from '../../../domain/trade/orderDraft';
import { type TermRules, termDays } from '../../../domain/trade/orderTerms';
import { TextsGate } from '../../../i18n/TextsGate';
import { useText } from '../../../i18n/useText';
import { OrderConditions } from '../OrderConditions/OrderConditions';

export interface ExitConditionsProps {
  draft: OrderDraft;
  dispatch: Dispatch<OrderDraftAction>;
  stock: PricedStock;
  terms: TermRules;
  reasons: readonly Reason<string>[];
  /** Price of the fill, in yen. */
  expectedPrice: string;
}

const texts = ['conditions'] as const;

/** The closing that an order places at its fill: a limit, a stop, or both. */
export function ExitConditions(props: ExitConditionsProps) {
  return (
    <TextsGate namespaces={texts}>
      <Exit {...props} />
    </TextsGate>
  );
}

function Exit({ draft, dispatch, stock, terms, reasons, expectedPrice }: ExitConditionsProps) {
  const t = useText('conditions');
  const { exit, side } = draft;
  const marketSide = marketSideOf(side, 'close');
  const change = useCallback(
    (action: ConditionsAction) => dispatch({ type: 'exitConditions', action }),
    [dispatch],
  );
  // Its prices may lie outside the limits of today.
  const { limitUp: _up, limitDown: _down, ...unlimited } = stock;
  const filled = { ...unlimited, latestPrice: expectedPrice };
  const start = () => {
    const market = { marketSide, latestPrice: expectedPrice, limits: undefined };
    const stop = conditionsDraft(emptyConditions, { type: 'kind', kind: 'stop', market });
    // A stop that ends early protects nothing.
    dispatch({ type: 'exit', exit: { ...stop, term: 'date', until: termDays(terms).at(-1) ?? '' } });
  };
  return (
    <Stack>
      <Switch
        label={t('exit.label')}
        hint={t('exit.hint')}
        checked={exit !== null}
        onChange={(chosen) => (chosen ? start() : dispatch({ type: 'exit', exit: null }))}
      />
      {exit && (
        <OrderConditions
          draft={exit}
          dispatch={change}
          marketSide={marketSide}
          act="close"
          stock={filled}
          reasons={reasons}
          terms={terms}
          limitNote={t('exit.waits')}
          canBeAtMarket={false}
        />
      )}
    </Stack>
  );
}
