'use client';
import type { Dispatch } from 'react';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Note } from '../../../components/Note/Note';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import type { PricedStock } from '../../../domain/market/steppedPrice';
import type { Reason } from '../../../domain/reason';
import {
  type ConditionsAction,
  type ConditionsDraft,
  type ConditionsMarket,
  pricesOf,
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
  act: 'open' | 'close';
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

function Details({ draft, dispatch, market, stock, reasons, terms, act }: ConditionDetailsProps) {
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
        pricesOf(draft).map((of) => (
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
      {draft.kind === 'oco' && (
        <Switch
          label={t('limitsStop.label')}
          hint={t(`limitsStop.hint.${market.marketSide}`)}
          checked={draft.limitsStop === true}
          onChange={(chosen) => dispatch({ type: 'limitsStop', chosen })}
        />
      )}
      <TermChoice draft={draft} dispatch={dispatch} terms={terms} reasons={reasons} />
      <Note role="status">
        {joinSentences([...(does === undefined ? [] : [does]), termText(t, draft, terms, formats)])}
      </Note>
      {hasStop && <StopEvents act={act} isLimited={pricesOf(draft).includes('stopLimitPrice')} />}
    </Stack>
  );
}

/** What happens to an order with a stop that an order at the market does not meet. */
const events = {
  open: ['halt', 'auction', 'endOfOrder', 'funds'],
  close: ['halt', 'auction', 'end', 'parts', 'margin', 'lock', 'liquidation'],
} as const;

function StopEvents({ act, isLimited }: { act: 'open' | 'close'; isLimited: boolean }) {
  const t = useText('conditions');
  const gap = isLimited ? 'gapPastLimit' : 'gap';
  return (
    <Disclosure label={t('events.title')}>
      <Stack gap="s">
        {([gap, ...events[act]] as const).map((event) => (
          <Note key={event}>{t(`events.${event}`)}</Note>
        ))}
      </Stack>
    </Disclosure>
  );
}
