import { usePositions } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { positionHref, positionsHref } from '../hrefs';

interface OppositePositionProps {
  symbol: string;
  /** Side of the order. */
  side: Side;
}

/**
 * Warns that positions on the other side of the same stock are held.
 *
 * The order would open another one with its own fees and close nothing. Offers the existing ones instead.
 */
export function OppositePosition({ symbol, side }: OppositePositionProps) {
  const formats = useFormats();
  const t = useText('trade');
  const positions = loadedData(usePositions('competition', 'inProgress'))?.items ?? [];
  const opposite = positions.filter((position) => position.symbol === symbol && position.side !== side);
  const [first] = opposite;
  if (!first) return null;
  const lots = opposite.reduce((sum, position) => sum + position.lots, 0);
  const isOne = opposite.length === 1;
  return (
    <Banner
      tone="warning"
      title={t(`position:opposite.${first.side}`, { lots: formats.number(String(lots)) })}
      action={
        <Link standalone href={isOne ? positionHref(first.id) : positionsHref}>
          {isOne ? t('position:opposite.toPosition') : t('position:opposite.toPositions')}
        </Link>
      }
    >
      {t('position:opposite.body')}
    </Banner>
  );
}
