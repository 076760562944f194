import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner } from 'itayose/components/Banner';
import { Button } from 'itayose/components/Button';
import { Stack } from 'itayose/components/Stack';
import { affordableLots } from 'itayose/domain/affordableLots';
import { emptyDraft, orderDraft } from 'itayose/domain/orderDraft';
import { orderReasons } from 'itayose/domain/orderReasons';
import { orderSummary } from 'itayose/domain/orderSummary';
import { OrderBlockers } from 'itayose/widgets/OrderBlockers';
import { OrderTicket } from 'itayose/widgets/OrderTicket';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answered } from './Answered';
import { Confirmation } from './Confirmation';
import { type Account, type Order, type Quote, sendOrder } from './server';
import { toOrder, toRules, toStock } from './toWidgets';

/** The ticket with the rules of the library and the money of the server. Nothing is sent before it is confirmed. */
export function OrderForm({ quote, account }: { quote: Quote; account: Account }) {
  const { t } = useTranslation('host');
  const queries = useQueryClient();
  const [draft, dispatch] = useReducer(orderDraft, emptyDraft('long', 5));
  const [order, setOrder] = useState<Order>();
  const send = useMutation({
    mutationFn: sendOrder,
    onSuccess: () => {
      setOrder(undefined);
      dispatch({ type: 'lots', typed: '' });
      return queries.invalidateQueries();
    },
  });

  const stock = toStock(quote);
  const rules = toRules(account.rules);
  const available = String(account.cash);
  const { lotSize, maxLots, leverages } = rules;
  const reasons = orderReasons({
    ...draft,
    quote: { latestPrice: stock.latestPrice, quotedAt: quote.at },
    now: Date.now(),
    sessionOpen: quote.open,
    opensAt: undefined,
    limits: stock,
    rules,
    available,
    restrictions: [],
  });
  const affordable = (part: 'quarter' | 'half' | 'max') =>
    affordableLots({
      available,
      price: stock.latestPrice,
      leverage: draft.leverage,
      lotSize,
      maxLots,
      rates: rules,
      part,
    });
  const summary = orderSummary(draft, { latestPrice: stock.latestPrice, rules, available });
  const blockedReason = reasons.length > 0 ? t('incomplete') : undefined;
  const review = () => {
    send.reset();
    setOrder(toOrder(draft, crypto.randomUUID()));
  };
  return (
    <Stack>
      <OrderBlockers reasons={reasons} />
      <OrderTicket
        draft={draft}
        dispatch={dispatch}
        reasons={reasons}
        stock={stock}
        leverages={leverages}
        lotSize={lotSize}
        affordable={{ quarter: affordable('quarter'), half: affordable('half'), max: affordable('max') }}
      />
      <Button fullWidth onClick={review} blockedReason={blockedReason}>
        {t('review')}
      </Button>
      {send.data && <Answered answer={send.data} />}
      {summary && (
        <Confirmation
          open={order !== undefined}
          onClose={() => setOrder(undefined)}
          draft={draft}
          summary={summary}
          stock={stock}
          rules={rules}
          available={available}
          busy={send.isPending}
          blockedReason={blockedReason}
          onConfirm={() => order && send.mutate(order)}
        >
          {send.isError && (
            <Banner tone="danger" announce>
              {t('unknown')}
            </Banner>
          )}
        </Confirmation>
      )}
    </Stack>
  );
}
