import { usePositions } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import type { Side } from '../../domain/vocabulary';
import { formatPlainNumber } from '../../format/plainNumber';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { positionHref } from '../hrefs';

interface OppositePositionProps {
  symbol: string;
  /** Side of the order. */
  side: Side;
}

/**
 * Warns that a position on the other side of the same stock is held.
 *
 * The order would open a second one with its own fees and close nothing. Offers the existing position instead.
 */
export function OppositePosition({ symbol, side }: OppositePositionProps) {
  const t = useText('trade');
  const positions = loadedData(usePositions('competition', 'inProgress'))?.items ?? [];
  const opposite = positions.find((position) => position.symbol === symbol && position.side !== side);
  if (!opposite) return null;
  return (
    <Banner
      tone="warning"
      title={t(`opposite.${opposite.side}`, { lots: formatPlainNumber(String(opposite.lots)) })}
      action={
        <Link standalone href={positionHref(opposite.id)}>
          {t('opposite.toPosition')}
        </Link>
      }
    >
      {t('opposite.body')}
    </Banner>
  );
}
