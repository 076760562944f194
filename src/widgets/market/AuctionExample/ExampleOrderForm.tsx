'use client';
import { AmountField } from '../../../components/AmountField/AmountField';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import type { BookSide } from '../../../domain/market/marketVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { mostShares } from './exampleOrders';
import { type OwnDraft, type PriceRules, typedShares, typedTicks } from './ownOrder';

interface ExampleOrderFormProps {
  draft: OwnDraft;
  rules: PriceRules;
  onChange: (draft: OwnDraft) => void;
}

/** The fields of the reader's order in the example. */
export function ExampleOrderForm({ draft, rules, onChange }: ExampleOrderFormProps) {
  const formats = useFormats();
  const t = useText('board');
  const change = (changed: Partial<OwnDraft>) => onChange({ ...draft, ...changed });
  const { tickSize } = rules;
  const price = (yen: string) => formats.price(yen, tickSize);
  return (
    <Stack gap="m">
      <SegmentedControl<BookSide>
        label={t('example.side')}
        segments={[
          { value: 'buy', label: t('example.buy'), tone: 'priceUp' },
          { value: 'sell', label: t('example.sell'), tone: 'priceDown' },
        ]}
        value={draft.side}
        onChange={(side) => change({ side })}
      />
      <SegmentedControl<OwnDraft['type']>
        label={t('example.type')}
        segments={[
          { value: 'limit', label: t('example.limit') },
          { value: 'market', label: t('market') },
        ]}
        value={draft.type}
        onChange={(type) => change({ type })}
      />
      {draft.type === 'limit' && (
        <AmountField
          label={t('price')}
          unit={t('common:yen')}
          notation={formats.notation}
          value={draft.price}
          onChange={(typed) => change({ price: typed })}
          hint={t('example.priceHint', {
            low: price(rules.limitDown),
            high: price(rules.limitUp),
            tick: price(tickSize),
          })}
          {...(typedTicks(draft.price, rules) === undefined && { error: t('example.priceWrong') })}
        />
      )}
      <AmountField
        label={t('trades.shares')}
        inputMode="numeric"
        notation={formats.notation}
        value={draft.shares}
        onChange={(typed) => change({ shares: typed })}
        {...(typedShares(draft.shares) === undefined && {
          error: t('example.sharesWrong', { most: formats.number(mostShares) }),
        })}
      />
    </Stack>
  );
}
