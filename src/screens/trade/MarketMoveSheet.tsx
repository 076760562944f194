import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { useTradeRules } from '../../api/queries/trade';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { MarketMoves } from '../../widgets/trade/MarketMoves/MarketMoves';

interface MarketMoveSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Open positions at live prices. */
  positions: readonly Position[];
}

/** What a move of the market would do to open positions. */
export function MarketMoveSheet({ open, onOpenChange, positions }: MarketMoveSheetProps) {
  const t = useText('position');
  const rates = loadedData(useTradeRules());
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('marketMove.open')}
      closeLabel={t('common:close')}
    >
      <EdgeToEdge>
        <MarketMoves positions={positions} rates={rates} />
      </EdgeToEdge>
    </Sheet>
  );
}

const EdgeToEdge = styled.div`
  margin-inline: ${units(-space.l)};
`;
