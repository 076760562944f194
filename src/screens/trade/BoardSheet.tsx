import type { StockDetails } from '../../api/contract/stocks';
import { useBoard } from '../../api/queries/board';
import { Sheet } from '../../components/Sheet/Sheet';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TextsGate } from '../../i18n/TextsGate';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { Board } from '../../widgets/market/Board/Board';

const texts = ['board'] as const;

interface BoardSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  stock: StockDetails;
  /** Called with the pressed price, in yen. */
  onPrice: (price: string) => void;
}

/** The order book over the order form. A pressed price becomes the limit; nothing is sent. */
export function BoardSheet({ open, onOpenChange, ...shown }: BoardSheetProps) {
  const t = useText('trade');
  return (
    <TextsGate namespaces={texts}>
      <Sheet open={open} onOpenChange={onOpenChange} title={t('order.board')} closeLabel={t('common:close')}>
        <LiveBoard {...shown} />
      </Sheet>
    </TextsGate>
  );
}

/** Asks for the order book only while the sheet is open. */
function LiveBoard({ stock, onPrice }: Pick<BoardSheetProps, 'stock' | 'onPrice'>) {
  const language = useLanguage();
  const board = useBoard(stock.symbol);
  return (
    <Load from={board} skeleton={<SkeletonBlock height={1200} />}>
      {(known) => (
        <Board
          board={known}
          tickSize={stock.tickSize}
          layout={language === 'tw' ? 'columns' : 'ladder'}
          onPrice={onPrice}
          trades={false}
        />
      )}
    </Load>
  );
}
