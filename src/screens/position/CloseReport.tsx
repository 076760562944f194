import type { Position } from '../../api/contract/position';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { positionHref } from '../hrefs';

interface CloseReportProps {
  /** The position, or the record of the part that was closed. */
  result: Position;
  /** Lots that were held before. */
  held: number;
}

/** What became of a closing: closed at once, all or part, or waiting for its limit. */
export function CloseReport({ result, held }: CloseReportProps) {
  const t = useText('trade');
  const price = formatPrice(result.sellPrice);
  if (result.status !== 'closed') {
    return (
      <Banner tone="success" title={t('result.closingTitle')} announce>
        {t('result.closingBody')}
      </Banner>
    );
  }
  if (result.splitFrom == null || result.lots === held)
    return <Banner tone="success" title={t('result.closedTitle', { price })} announce />;
  return (
    <Banner
      tone="success"
      title={t('result.partTitle', { lots: result.lots, held, price })}
      announce
      action={
        <Link standalone href={positionHref(result.id)}>
          {t('result.toPart')}
        </Link>
      }
    />
  );
}
