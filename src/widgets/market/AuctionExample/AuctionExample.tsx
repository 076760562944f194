'use client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../../components/Note/Note';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { add, isPositive, multiply } from '../../../domain/decimal';
import { type AuctionOrder, auctionFill, auctionResult, auctionTable } from '../../../domain/market/auction';
import type { BookSide } from '../../../domain/market/marketVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { AuctionTable } from './AuctionTable';
import { exampleOrders, examplePrices, exampleShares } from './exampleOrders';

export interface AuctionExampleProps {
  /** Last price of the stock, in yen. The prices of the example are around the one that it starts with. */
  lastPrice: string;
  /** Price tick of the stock, in yen. */
  tickSize: string;
}

/**
 * An auction step by step, with an order of the reader among invented ones: the reader chooses side, shares and price, and sees
 * which price comes out, by which rule, and what the order gets. Nothing is sent.
 */
export function AuctionExample({ lastPrice, tickSize }: AuctionExampleProps) {
  const formats = useFormats();
  const t = useText('board');
  const [side, setSide] = useState<BookSide>('buy');
  const [shares, setShares] = useState<string>(exampleShares[0]);
  const [price, setPrice] = useState<number | null>(1);
  // A live price would move the table while it is read.
  const [base] = useState(lastPrice);
  const own: AuctionOrder = { side, price, shares: Number(shares) };
  const orders = [...exampleOrders, own];
  const yen = (ticks: number) => add(base, multiply(String(ticks), tickSize));
  const table = auctionTable(
    orders,
    examplePrices.filter((ticks) => isPositive(yen(ticks))),
  );
  const result = auctionResult(table, 0);
  const inYen = (ticks: number) => formats.price(yen(ticks), tickSize);
  const count = (amount: number) => t('shares', { shares: formats.number(String(amount)) });
  const filled = result ? auctionFill(orders, own, result.at) : 0;
  return (
    <Stack gap="m">
      <Note>{t('example.invented')}</Note>
      <SegmentedControl<BookSide>
        label={t('example.side')}
        segments={[
          { value: 'buy', label: t('trades.causes.buy'), tone: 'priceUp' },
          { value: 'sell', label: t('trades.causes.sell'), tone: 'priceDown' },
        ]}
        value={side}
        onChange={setSide}
      />
      <SegmentedControl<string>
        label={t('trades.shares')}
        segments={exampleShares.map((value) => ({ value, label: formats.number(value) }))}
        value={shares}
        onChange={setShares}
      />
      <Steps>
        <li>{t('example.collect')}</li>
        <li>
          {t('example.add')}
          <AuctionTable
            table={table}
            chosen={result?.at.price}
            own={price}
            inYen={inYen}
            onPrice={setPrice}
          />
        </li>
        <li aria-live="polite">
          {result ? (
            <>
              <strong>
                {t('example.result', { price: inYen(result.at.price), shares: count(result.at.shares) })}
              </strong>{' '}
              <span>{t(`example.rule.${result.rule}`)}</span>
            </>
          ) : (
            <span>{t('example.noResult')}</span>
          )}
        </li>
        <li aria-live="polite">
          <span>
            {t(filled === 0 ? 'example.none' : filled < own.shares ? 'example.part' : 'example.all', {
              filled: count(filled),
              rest: count(own.shares - filled),
              price: result ? inYen(result.at.price) : '',
            })}
          </span>
        </li>
      </Steps>
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${units(space.m)};
  container-type: inline-size;
  list-style: decimal inside;
`;
