'use client';
import type { ValueStockOffer } from '../../../api/contract/valueStock';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { discountToMarket } from '../../../domain/blockTrade/blockTradeDiscount';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { discountText } from '../../blockTrade/BlockTradeCard/discountText';

export interface ValueStockCardProps {
  /** The stock on offer. */
  offer: ValueStockOffer;
  /** Applications per member and stock in a week. */
  applicationsPerStock: number;
  /** Address of the application form. */
  href: string;
}

/** A value stock to apply for: today's price against the market, its figures, and why it was selected. */
export function ValueStockCard({ offer, applicationsPerStock, href }: ValueStockCardProps) {
  const formats = useFormats();
  const t = useText('valueStock');
  const price = useText('blockTrade');
  const language = useLanguage();
  const { amount, percent } = discountToMarket(offer.price, offer.latestPrice);
  const left = Math.max(0, applicationsPerStock - offer.applicationsUsed);
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(offer.name, language)}
        status={left === 0 && <Status>{t('noneLeft')}</Status>}
      >
        {offer.code}
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t('priceOn', { date: offer.date.slice(5).replace('-', '/') }),
            value: formats.price(offer.price),
            unit: t('common:yen'),
            note: discountText(price, amount, percent, formats),
          },
        ]}
      />
      <CardFacts
        facts={[
          { label: t('market'), value: formats.price(offer.latestPrice) },
          { label: t('dividendYield'), value: formats.percent(offer.dividendYield) },
          { label: t('priceBookRatio'), value: formats.number(offer.priceBookRatio) },
        ]}
      />
      <CardFacts
        facts={[
          {
            label: t('lots'),
            value: t('range', { least: offer.minLots, most: offer.maxLots }),
            wide: true,
          },
          { label: t('applicationsLeft'), value: formats.number(left), wide: true },
        ]}
      />
      <CardText>{inLanguage(offer.reason, language)}</CardText>
    </Card>
  );
}
