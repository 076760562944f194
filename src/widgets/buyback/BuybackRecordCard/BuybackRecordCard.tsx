'use client';
import type { BuybackApplication } from '../../../api/contract/buyback';
import type { Position } from '../../../api/contract/position';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { CardActions } from '../../../components/Card/CardActions';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { add } from '../../../domain/decimal';
import type { OfferApplicationStatus } from '../../../domain/products/productsVocabulary';
import { creditedAtClose } from '../../../domain/trade/creditedAtClose';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { ShortNumber } from '../../longNumber';

export interface BuybackRecordCardProps {
  /** The tender. */
  application: BuybackApplication;
  /** The position that was sold. Pass it for an accepted tender once it is loaded. */
  sold?: Pick<Position, 'originalMargin' | 'addedMargin' | 'profitLoss' | 'purchaseFee'> | undefined;
  /** Address of the resulting sale. Pass it for an accepted tender. */
  saleHref?: string;
  /** Called when the member cancels the tender. Leave out to show no button. Only a pending tender shows one. */
  onCancel?: () => void;
  /** Set while the cancellation runs. */
  cancelling?: boolean;
}

const statusTone: Record<OfferApplicationStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
};

/** Key of the sentence about the status. */
function statusNote({ status, rejection, lots, acceptedLots }: BuybackApplication) {
  if (status === 'rejected') return `rejection.${rejection ?? 'review'}` as const;
  return status === 'passed' && acceptedLots < lots ? 'news.passedInPart' : (`news.${status}` as const);
}

/** A member's tender in a buyback: pending, the number of lots accepted, or why none were. */
export function BuybackRecordCard(props: BuybackRecordCardProps) {
  const formats = useFormats();
  const { application, sold, saleHref, onCancel, cancelling = false } = props;
  const t = useText('buyback');
  const language = useLanguage();
  const { name, code, orderNumber, appliedAt, status } = application;
  const lots = { label: t('record.lots'), value: formats.number(application.lots) };
  const price = { label: t('record.price'), value: formats.price(application.price) };
  const accepted = { label: t('record.accepted'), value: formats.number(application.acceptedLots) };
  return (
    <Card>
      <CardHead
        title={inLanguage(name, language)}
        status={
          <Status tone={statusTone[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        {code} · <ShortNumber number={orderNumber} /> · {formats.dateTime(appliedAt)}
      </CardHead>
      <CardText>{t(statusNote(application))}</CardText>
      <CardFacts facts={status === 'passed' ? [price, lots, accepted] : [price, lots]} />
      {status === 'passed' && (
        <CardFacts
          facts={[
            { label: t('record.result'), value: formats.signed(sold?.profitLoss), wide: true },
            {
              label: t('trade:calculation.marginReturned'),
              value: formats.money(sold && add(sold.originalMargin, sold.addedMargin)),
              wide: true,
            },
            {
              label: t('record.credited'),
              value: formats.money(sold && creditedAtClose(sold)),
              wide: true,
              emphasised: true,
            },
          ]}
        />
      )}
      {status === 'pendingReview' && (
        <CardFacts
          facts={[{ label: t('record.resultAt'), value: formats.dateTime(application.resultAt), wide: true }]}
        />
      )}
      {status === 'passed' && saleHref !== undefined && (
        <CardActions>
          <LinkButton kind="quiet" size="small" href={saleHref}>
            {t('toPosition')}
            <VisuallyHidden> {inLanguage(name, language)}</VisuallyHidden>
          </LinkButton>
        </CardActions>
      )}
      {status === 'pendingReview' && onCancel && (
        <CardActions>
          <Button kind="quiet" size="small" busy={cancelling} onClick={onCancel}>
            {t('takeBack')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}
