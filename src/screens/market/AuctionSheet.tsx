import type { StockDetails } from '../../api/contract/stocks';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { AuctionExample } from '../../widgets/market/AuctionExample/AuctionExample';

interface AuctionSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  stock: Pick<StockDetails, 'latestPrice' | 'tickSize'>;
}

/** How an auction finds its one price, with an order of the reader. Nothing is sent. */
export function AuctionSheet({ open, onOpenChange, stock: { latestPrice, tickSize } }: AuctionSheetProps) {
  const t = useText('board');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('example.open')} closeLabel={t('common:close')}>
      <AuctionExample lastPrice={latestPrice} tickSize={tickSize} />
    </Sheet>
  );
}
