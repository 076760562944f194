import type { ReactNode } from 'react';
import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { priceMove } from '../../domain/trade/priceMove';
import { firstSale } from '../../domain/trade/sellLock';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { markedChange } from '../../widgets/market/direction';
import { PositionFacts } from '../../widgets/trade/PositionFacts/PositionFacts';
import { positionHref } from '../hrefs';

interface OrderDoneProps {
  topBar: ReactNode;
  position: Position;
  /** Market price when the order was confirmed, in yen. */
  confirmedAt: string | undefined;
}

/** The result of an order: filled or pending, and how far the fill differs from the price shown. */
export function OrderDone({ topBar, position, confirmedAt }: OrderDoneProps) {
  const formats = useFormats();
  const t = useText('trade');
  const closedDays = useClosedDays();
  const { status, priceType, buyPrice } = position;
  const waiting = status === 'pendingOrder';
  const slip = priceType === 'market' ? priceMove(confirmedAt, buyPrice ?? undefined) : undefined;
  return (
    <Page
      topBar={topBar}
      actions={
        <LinkButton fullWidth href={positionHref(position.id)}>
          {waiting ? t('result.toOrder') : t('result.toPosition')}
        </LinkButton>
      }
    >
      <Section>
        <Banner
          tone="success"
          title={
            waiting ? t('result.placedTitle') : t('result.filledTitle', { price: formats.price(buyPrice) })
          }
          announce
        >
          <p>
            {waiting
              ? t('result.placedBody')
              : t('result.filledBody', { time: formats.monthDayTime(firstSale(position, closedDays)) })}
          </p>
          {slip && (
            <p>
              {t('result.slipped', { from: formats.price(slip.from), by: markedChange(slip.by, formats) })}
            </p>
          )}
        </Banner>
      </Section>
      <PositionFacts position={position} closedDays={closedDays} />
    </Page>
  );
}
