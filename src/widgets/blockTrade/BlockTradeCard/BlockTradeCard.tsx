'use client';
import type { BlockTradeOffer } from '../../../api/contract/blockTrade';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status } from '../../../components/Status/Status';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { discountText } from './discountText';
import { lockText } from './lockText';

export interface BlockTradeCardProps {
  /** The block on offer. */
  offer: BlockTradeOffer;
  /** Hours in which bids are accepted, `HH:MM` in exchange time. */
  hours: { opens: string; closes: string };
  /** Address of the bid form. */
  href: string;
}

/** A block of shares to bid for: minimum price, comparison with the market, quantity, hours and selling lock. */
export function BlockTradeCard({ offer, hours, href }: BlockTradeCardProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const language = useLanguage();
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(offer.name, language)}
        status={offer.applicationsLeft <= 0 && <Status>{t('noneLeft')}</Status>}
      >
        {offer.code}
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t('minimumBid'),
            value: formats.price(offer.minimumBid),
            unit: t('common:yen'),
            note: discountText(t, offer.discount, offer.discountPercent, formats),
          },
        ]}
      />
      <CardFacts
        facts={[
          { label: t('trade:detail.latestPrice'), value: formats.price(offer.marketPrice) },
          { label: t('leastShares'), value: formats.number(offer.minShares) },
          { label: t('mostShares'), value: formats.number(offer.maxShares) },
        ]}
      />
      <CardFacts
        facts={[
          { label: t('offeredShares'), value: formats.number(offer.offeredShares), wide: true },
          { label: t('hours'), value: t('hoursValue', hours), wide: true },
          {
            label: t('applicationsLeft'),
            value: formats.number(Math.max(0, offer.applicationsLeft)),
            wide: true,
          },
          { label: t('lock'), value: lockText(t, offer.lock, formats), wide: true },
        ]}
      />
    </Card>
  );
}
