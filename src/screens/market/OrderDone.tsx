import type { ReactNode } from 'react';
import type { Position } from '../../api/contract/position';
import { Banner } from '../../components/Banner/Banner';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { PositionFacts } from '../../widgets/PositionFacts/PositionFacts';
import { positionHref } from '../hrefs';

/** What became of an order: filled at once, or waiting in the market. */
export function OrderDone({ topBar, position }: { topBar: ReactNode; position: Position }) {
  const t = useText('trade');
  const waiting = position.status === 'pendingOrder';
  const title = waiting
    ? t('result.placedTitle')
    : t('result.filledTitle', { price: formatPrice(position.buyPrice) });
  return (
    <Page
      topBar={topBar}
      actions={
        <LinkButton fullWidth href={positionHref(position.id)}>
          {t('result.toPosition')}
        </LinkButton>
      }
    >
      <Section>
        <Banner tone="success" title={title} announce>
          {waiting
            ? t('result.placedBody')
            : t('result.filledBody', { time: formatMonthDayTime(position.sellableAt) })}
        </Banner>
      </Section>
      <PositionFacts position={position} />
    </Page>
  );
}
