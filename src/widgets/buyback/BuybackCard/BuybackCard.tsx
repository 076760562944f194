'use client';
import type { BuybackOffer } from '../../../api/contract/buyback';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { deadlineNote, heldText, marketText, premiumText } from './buybackTexts';

export interface BuybackCardProps {
  /** The buyback offer. */
  offer: BuybackOffer;
  /** The server's clock now, epoch ms. */
  now: number;
  /** Address of the tender form. */
  href: string;
}

/** A share buyback by a company: price, deadline (also in local time), and the member's holding. */
export function BuybackCard({ offer, now, href }: BuybackCardProps) {
  const formats = useFormats();
  const t = useText('buyback');
  const language = useLanguage();
  const open = offer.open && now < offer.deadline;
  const note = deadlineNote(t, offer.deadline);
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(offer.name, language)}
        status={<Status tone={open ? 'success' : 'neutral'}>{open ? t('open') : t('awaitingResult')}</Status>}
      >
        {offer.code}
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t('price'),
            value: formats.price(offer.price),
            unit: t('common:yen'),
            note: premiumText(t, offer.premium, formats),
          },
        ]}
      />
      <CardFacts
        facts={[
          { label: t('market'), value: formats.price(offer.latestPrice) },
          { label: t('sought'), value: formats.number(offer.soughtShares) },
          { label: t('leastLots'), value: formats.number(offer.minLots) },
        ]}
      />
      <CardFacts
        facts={[
          {
            label: t('deadline'),
            value: formats.dateTime(offer.deadline),
            wide: true,
            ...(note !== undefined && { note }),
          },
          { label: t('result'), value: formats.dateTime(offer.resultAt), wide: true },
          { label: t('held'), value: heldText(t, offer, formats), wide: true },
        ]}
      />
      <CardText>{marketText(t, offer)}</CardText>
    </Card>
  );
}
