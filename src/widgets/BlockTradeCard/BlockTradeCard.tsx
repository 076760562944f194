import styled from 'styled-components';
import type { BlockTradeOffer } from '../../api/contract/blockTrade';
import { Card } from '../../components/Card/Card';
import { Status } from '../../components/Status/Status';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { CardFacts } from '../CardFacts/CardFacts';
import { CardRows } from '../CardFacts/CardRows';
import { CardHead } from '../CardHead/CardHead';
import { DiscountText } from './DiscountText';
import { lockText } from './lockText';

export interface BlockTradeCardProps {
  offer: BlockTradeOffer;
  /** Within which applications are taken, `HH:MM` in exchange time. */
  hours: { opens: string; closes: string };
  /** Where it is bid for. */
  href: string;
}

const Bid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${rem(0, space.s)};
  margin-top: ${rem(space.s)};
`;

const Label = styled.span`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

const Price = styled.span`
  font-size: ${rem(fontSize.figure)};
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`;

const Unit = styled.span`
  margin-left: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.regular};
`;

/** A block that can be bid for: from which price on, how that compares with the market, how much, when, and its lock. */
export function BlockTradeCard({ offer, hours, href }: BlockTradeCardProps) {
  const t = useText('blockTrade');
  const language = useLanguage();
  return (
    <Card href={href}>
      <CardHead
        title={offer.name[language]}
        status={offer.applicationsLeft <= 0 && <Status>{t('noneLeft')}</Status>}
      >
        {offer.code}
      </CardHead>
      <Bid>
        <Label>{t('minimumBid')}</Label>
        <Price>
          {formatPrice(offer.minimumBid)}
          <Unit>{t('common:yen')}</Unit>
        </Price>
      </Bid>
      <DiscountText amount={offer.discount} percent={offer.discountPercent} />
      <CardFacts
        facts={[
          { label: t('trade:detail.latestPrice'), value: formatPrice(offer.marketPrice) },
          { label: t('leastShares'), value: formatPlainNumber(offer.minShares) },
          { label: t('mostShares'), value: formatPlainNumber(offer.maxShares) },
        ]}
      />
      <CardRows
        rows={[
          { label: t('offeredShares'), value: formatPlainNumber(offer.offeredShares) },
          { label: t('hours'), value: t('hoursValue', hours) },
          { label: t('applicationsLeft'), value: formatPlainNumber(Math.max(0, offer.applicationsLeft)) },
          { label: t('lock'), value: lockText(t, offer.lock) },
        ]}
      />
    </Card>
  );
}
