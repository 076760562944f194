'use client';
import type { Dispatch } from 'react';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Note } from '../../../components/Note/Note';
import { Stack } from '../../../components/Stack/Stack';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import {
  type ConditionsAction,
  type ConditionsDraft,
  type ConditionsMarket,
  pricesOfKind,
} from '../../../domain/trade/conditionsDraft';
import type { TermRules } from '../../../domain/trade/orderTerms';
import { TextsGate } from '../../../i18n/TextsGate';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { joinSentences } from '../../../lib/joinSentences';
import { conditionsText, termText } from '../conditionsText';
import { ConditionPriceField } from './ConditionPriceField';
import { KindChoice } from './KindChoice';
import { TermChoice } from './TermChoice';

export interface ConditionDetailsProps {
  draft: ConditionsDraft;
  dispatch: Dispatch<ConditionsAction>;
  market: ConditionsMarket;
  stock: PricedStock;
  reasons: readonly Reason<string>[];
  terms: TermRules;
}

const texts = ['conditions'] as const;

/** Kind and prices of an order with a stop, the term of any order that waits, and what the order will do. */
export function ConditionDetails(props: ConditionDetailsProps) {
  return (
    <TextsGate namespaces={texts}>
      <Details {...props} />
    </TextsGate>
  );
}

function Details({ draft, dispatch, market, stock, reasons, terms }: ConditionDetailsProps) {
  const formats = useFormats();
  const t = useText('conditions');
  const hasStop = draft.kind !== 'limit';
  const does = conditionsText(t, draft, market, formats);
  return (
    <Stack>
      {hasStop && (
        <KindChoice
          kind={draft.kind}
          marketSide={market.marketSide}
          onChange={(kind) => dispatch({ type: 'kind', kind, market })}
        />
      )}
      {hasStop &&
        pricesOfKind[draft.kind].map((of) => (
          <ConditionPriceField
            key={of}
            of={of}
            draft={draft}
            market={market}
            stock={stock}
            reasons={reasons}
            onChange={(typed) => dispatch({ type: 'price', of, typed })}
          />
        ))}
      <TermChoice draft={draft} dispatch={dispatch} terms={terms} reasons={reasons} />
      <Note role="status">
        {joinSentences([...(does === undefined ? [] : [does]), termText(t, draft, terms, formats)])}
      </Note>
      {hasStop && <StopEvents />}
    </Stack>
  );
}

/** What happens to an order with a stop that an order at the market does not meet. */
const events = ['gap', 'halt', 'auction', 'end', 'parts', 'margin', 'lock', 'liquidation'] as const;

function StopEvents() {
  const t = useText('conditions');
  return (
    <Disclosure label={t('events.title')}>
      <Stack gap="s">
        {events.map((event) => (
          <Note key={event}>{t(`events.${event}`)}</Note>
        ))}
      </Stack>
    </Disclosure>
  );
}
