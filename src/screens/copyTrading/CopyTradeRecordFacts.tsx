import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { copyTradeRecordDetail } from '../../api/contract/copyTrading';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { add, negate } from '../../domain/decimal';
import { joinNames } from '../../i18n/joinNames';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { longNumber } from '../../widgets/longNumber';
import { directionColor, directionOf } from '../../widgets/market/direction';
import { PositionCard } from '../../widgets/trade/PositionCard/PositionCard';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { followOrdersHref, fundProductsHref, positionHref } from '../hrefs';

type Detail = ResponseOf<typeof copyTradeRecordDetail>;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(0, space.l)};
`;

/** The result of a copy trade, all its facts, and each follow order, losing ones included. */
export function CopyTradeRecordFacts({ record }: { record: Detail }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const words = useText('products');
  const language = useLanguage();
  const { status, profitLoss, endedAt, endedBy, worstOrder, followOrders: orders } = record;
  const performanceFee = {
    label: words('copyTrade.performanceFee'),
    value: formats.signed(negate(record.performanceFee)),
  };
  const ended = status === 'ended';
  const endedOn = endedBy
    ? words(`copyTrade.endedBy.${endedBy}`, { time: formats.dateTime(endedAt) })
    : formats.dateTime(endedAt);
  return (
    <>
      <Section>
        <Stack gap="s">
          <KeyFigure
            label={words(ended ? 'copyTrade.result' : 'copyTrade.resultNow')}
            value={formats.signed(profitLoss)}
            unit={t('common:yen')}
            tone={directionColor[directionOf(profitLoss)]}
            note={`${record.issuer[language]} · ${words(`status.${status}`)}`}
          />
          <KeyValue
            items={[
              { label: words('invested'), value: formats.money(record.buyAmount) },
              ...orderResults(t, record),
              ...(ended
                ? [
                    performanceFee,
                    { label: words('paidBack'), value: formats.money(record.payout), emphasised: true },
                  ]
                : [
                    { label: words('copyTrade.value'), value: formats.money(record.value), emphasised: true },
                    performanceFee,
                  ]),
              {
                label: words('copyTrade.orders'),
                value: words('copyTrade.ordersLost', { orders, losing: record.losingOrders }),
              },
              {
                label: t('record.worstOrder'),
                value: worstOrder == null ? t('common:none') : <ProfitLoss amount={worstOrder} />,
              },
              { label: t('record.followedAt'), value: formats.dateTime(record.followedAt) },
              { label: t('record.starts'), value: formats.dateTime(record.startsAt) },
              ended
                ? { label: words('ended'), value: endedOn }
                : { label: words('copyTrade.ends'), value: formats.dateTime(record.endsAt) },
              { label: t('record.orderNumber'), value: longNumber(record.orderNumber) },
            ]}
          />
        </Stack>
      </Section>
      <FollowOrders record={record} />
    </>
  );
}

/** What the follow orders add to the investment: the closed ones, and the open one. */
function orderResults(t: Text<'copyTrading'>, { orders }: Detail): KeyValueItem[] {
  const closed = orders.filter(({ status }) => status === 'closed');
  const open = orders.filter(({ status }) => status !== 'closed');
  const sumOf = (some: Detail['orders']) => (
    <ProfitLoss amount={add(...some.map((order) => order.profitLoss))} />
  );
  return [
    { label: t('record.closedOrders'), value: sumOf(closed) },
    ...(open.length > 0 ? [{ label: t('record.openOrder'), value: sumOf(open) }] : []),
  ];
}

function FollowOrders({ record }: { record: Detail }) {
  const t = useText('copyTrading');
  const dates = joinNames(
    record.daysWithoutOrder.map((date) => date.replaceAll('-', '/')),
    useLanguage(),
  );
  return (
    <Section title={t('record.orders')}>
      <Stack gap="s">
        {record.orders.length === 0 && <Note>{t('record.noOrders')}</Note>}
        {record.orders.map((order) => (
          <PositionCard key={order.id} position={order} href={positionHref(order.id)} />
        ))}
        {dates && <Note>{t('record.lacking', { dates })}</Note>}
        <Links>
          <Link standalone href={followOrdersHref}>
            {t('record.toOrders')}
          </Link>
          <Link standalone href={fundProductsHref('copyTrading', record.productId)}>
            {t('record.product')}
          </Link>
        </Links>
      </Stack>
    </Section>
  );
}
