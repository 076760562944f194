import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { Button } from '../../components/Button/Button';
import { WhenOpened } from '../../components/WhenOpened';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';

const sheet = lazyComponent(() => import('./MarketMoveSheet'), 'MarketMoveSheet');

/** The button that shows what a move of the market would do to open positions. */
export function MarketMoveAction({ positions }: { positions: readonly Position[] }) {
  const t = useText('position');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('marketMove.open')}
      </Button>
      <WhenOpened of={sheet} props={{ open, onOpenChange: setOpen, positions }} />
    </>
  );
}
