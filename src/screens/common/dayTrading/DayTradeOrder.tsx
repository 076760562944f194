import type { ReactElement } from 'react';
import { useDayTradeRules } from '../../../api/queries/dayTrading';
import { useStockDetail } from '../../../api/queries/stocks';
import { Page } from '../../../components/Page/Page';
import { SkeletonForm } from '../../../components/Skeleton/SkeletonForm';
import { bothReady } from '../../../lib/bothReady';
import { Load } from '../../../widgets/Load/Load';
import { DayTradeForm } from './DayTradeForm';
import { StockChoice } from './StockChoice';

interface DayTradeOrderProps {
  /** The stock to be traded; it is chosen first. */
  symbol: string | undefined;
  onChoose: (symbol: string | undefined) => void;
  topBar: ReactElement;
}

/** The reservation of a day trade: first the stock, then the form. */
export function DayTradeOrder({ symbol, ...rest }: DayTradeOrderProps) {
  if (symbol === undefined) {
    return (
      <Page topBar={rest.topBar}>
        <StockChoice onChoose={rest.onChoose} />
      </Page>
    );
  }
  return <ForStock symbol={symbol} {...rest} />;
}

function ForStock({ symbol, onChoose, topBar }: DayTradeOrderProps & { symbol: string }) {
  const ready = bothReady(useStockDetail(symbol), useDayTradeRules());
  if (ready.state === 'ready') {
    const { one: stock, other: rules } = ready.data;
    return <DayTradeForm stock={stock} rules={rules} topBar={topBar} onChange={() => onChoose(undefined)} />;
  }
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={<SkeletonForm />}>
        {() => null}
      </Load>
    </Page>
  );
}
