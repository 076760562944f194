import type { StockDetails } from '../../api/contract/stocks';
import { useBoard } from '../../api/queries/board';
import { Section } from '../../components/Section/Section';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TextsGate } from '../../i18n/TextsGate';
import { useLanguage } from '../../i18n/useLanguage';
import { Load } from '../../widgets/Load/Load';
import { Board } from '../../widgets/market/Board/Board';

const texts = ['board'] as const;

interface StockBoardProps {
  stock: StockDetails;
}

/** The order book of the stock, live: a ladder, or in Chinese the five best prices of each side. */
export function StockBoard({ stock }: StockBoardProps) {
  const language = useLanguage();
  const board = useBoard(stock.symbol);
  return (
    <TextsGate namespaces={texts}>
      <Section>
        <Load from={board} skeleton={<SkeletonBlock height={1200} />}>
          {(known) => (
            <Board
              board={known}
              tickSize={stock.tickSize}
              layout={language === 'tw' ? 'columns' : 'ladder'}
              explainHref={`#/market/auction?symbol=${encodeURIComponent(stock.symbol)}`}
            />
          )}
        </Load>
      </Section>
    </TextsGate>
  );
}
