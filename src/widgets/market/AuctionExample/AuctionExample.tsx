'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../../components/Note/Note';
import { Stack } from '../../../components/Stack/Stack';
import { add, isPositive, multiply } from '../../../domain/decimal';
import { auctionFill, auctionSteps, auctionTable } from '../../../domain/market/auction';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { AuctionFills } from './AuctionFills';
import { AuctionRules } from './AuctionRules';
import { AuctionTable } from './AuctionTable';
import { ExampleOrderForm } from './ExampleOrderForm';
import { exampleOrders, examplePrices } from './exampleOrders';
import { type OwnDraft, ownOrder } from './ownOrder';

export interface AuctionExampleProps {
  /** Last price of the stock, in yen. The prices of the example are around the one that it starts with. */
  lastPrice: string;
  /** Price tick of the stock, in yen. */
  tickSize: string;
  /** Highest price of the day, in yen. */
  limitUp: string;
  /** Lowest price of the day, in yen. */
  limitDown: string;
}

/**
 * An auction step by step, with an order of the reader among invented ones: the orders that are collected, what could trade at
 * each price, the rules that choose the one price, who is filled and who waits. Nothing is sent.
 */
export function AuctionExample({ lastPrice, tickSize, limitUp, limitDown }: AuctionExampleProps) {
  const formats = useFormats();
  const t = useText('board');
  // A live price would move the table while it is read.
  const [base] = useState(lastPrice);
  const rules = { base, tickSize, limitUp, limitDown };
  const yen = (ticks: number) => add(base, multiply(String(ticks), tickSize));
  const [draft, setDraft] = useState<OwnDraft>(() => ({
    side: 'buy',
    type: 'limit',
    price: yen(1),
    shares: '1000',
  }));
  const own = ownOrder(draft, rules);
  const orders = own ? [...exampleOrders, own] : exampleOrders;
  const limits = new Set([...examplePrices, ...(own?.price == null ? [] : [own.price])]);
  const prices = [...limits].filter((ticks) => isPositive(yen(ticks))).toSorted((a, b) => b - a);
  const table = auctionTable(orders, prices);
  const steps = auctionSteps(table, 0);
  const at = steps.at(-1)?.left[0];
  const inYen = (ticks: number) => formats.price(yen(ticks), tickSize);
  const count = (amount: number) => t('shares', { shares: formats.number(String(amount)) });
  const filled = own && at ? auctionFill(orders, own, at) : 0;
  const setPrice = (ticks: number | null) =>
    setDraft(ticks === null ? { ...draft, type: 'market' } : { ...draft, type: 'limit', price: yen(ticks) });
  return (
    <Stack gap="m">
      <Note>{t('example.invented')}</Note>
      <Steps>
        <li>
          <Title>{t('example.steps.collect')}</Title>
          <Stack gap="m">
            <p>{t('example.collect')}</p>
            <ExampleOrderForm draft={draft} rules={rules} onChange={setDraft} />
          </Stack>
        </li>
        <li>
          <Title>{t('example.steps.add')}</Title>
          <Stack gap="s">
            <p>{t('example.add')}</p>
            <AuctionTable
              table={table}
              chosen={at?.price}
              own={own?.price}
              inYen={inYen}
              onPrice={setPrice}
            />
          </Stack>
        </li>
        <li>
          <Title>{t('example.steps.price')}</Title>
          <Stack gap="s">
            <p aria-live="polite">
              {at ? (
                <strong>{t('example.result', { price: inYen(at.price), shares: count(at.shares) })}</strong>
              ) : (
                <span>{t('example.noResult')}</span>
              )}
            </p>
            {at && <AuctionRules steps={steps} inYen={inYen} />}
          </Stack>
        </li>
        <li>
          <Title>{t('example.steps.fill')}</Title>
          <Stack gap="s">
            <p>{t('example.priority')}</p>
            <p aria-live="polite">
              {own && (
                <strong>
                  {t(filled === 0 ? 'example.none' : filled < own.shares ? 'example.part' : 'example.all', {
                    filled: count(filled),
                    rest: count(own.shares - filled),
                    price: at ? inYen(at.price) : '',
                  })}
                </strong>
              )}
            </p>
            <AuctionFills side="buy" orders={orders} own={own} at={at} inYen={inYen} />
            <AuctionFills side="sell" orders={orders} own={own} at={at} inYen={inYen} />
          </Stack>
        </li>
      </Steps>
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${units(space.l)};
  counter-reset: step;
  > li { counter-increment: step; container-type: inline-size; }
`;

const Title = styled.h2`
  padding-bottom: ${units(space.xs)};
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  &::before { content: counter(step) '. '; }
`;
