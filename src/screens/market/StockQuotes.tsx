import type { StockDetails } from '../../api/contract/stocks';
import { useBoard } from '../../api/queries/board';
import { TextsGate } from '../../i18n/TextsGate';
import { loadedData } from '../../lib/loadable';
import { BestQuotes } from '../../widgets/market/Board/BestQuotes';

const texts = ['board'] as const;

interface StockQuotesProps {
  stock: Pick<StockDetails, 'symbol' | 'tickSize'>;
  /** Called with the pressed price, in yen. Without it prices are no buttons. */
  onPrice?: (price: string) => void;
}

/** The best quotes of a stock, live. Without an answer they say no price; the order book says why. */
export function StockQuotes({ stock, onPrice }: StockQuotesProps) {
  const board = loadedData(useBoard(stock.symbol));
  return (
    <TextsGate namespaces={texts}>
      <BestQuotes board={board} tickSize={stock.tickSize} {...(onPrice && { onPrice })} />
    </TextsGate>
  );
}
