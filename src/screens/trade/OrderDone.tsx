import type { ReactNode } from 'react';
import type { WaitingConditions } from '../../api/contract/orderConditions';
import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { Stack } from '../../components/Stack/Stack';
import { add } from '../../domain/decimal';
import { lossFromHere } from '../../domain/trade/lossFromHere';
import { orderKindOf } from '../../domain/trade/orderConditions';
import { openingCost } from '../../domain/trade/orderCost';
import { priceMove } from '../../domain/trade/priceMove';
import { firstSale } from '../../domain/trade/sellLock';
import type { Formats } from '../../i18n/formats';
import { inLanguage } from '../../i18n/inLanguage';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { markedChange } from '../../widgets/market/direction';
import { LossFromHere } from '../../widgets/trade/LossFromHere/LossFromHere';
import { OrderHeadline } from '../../widgets/trade/OrderHeadline/OrderHeadline';
import { positionHref, stockHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import { MoneyDone } from '../MoneyDone';

interface OrderDoneProps {
  topBar: ReactNode;
  position: Position;
  /** Market price when the order was confirmed, in yen. */
  confirmedAt: string | undefined;
}

const back = lazyComponent(() => import('./MoneyBackLines'), 'MoneyBackLines');
const picture = lazyComponent(() => import('./EntryPicture'), 'EntryPicture');
const stages = lazyComponent(() => import('./OrderStages'), 'OrderStages');
const facts = lazyComponent(() => import('../../widgets/trade/PositionFacts/PositionFacts'), 'PositionFacts');

/** The receipt of an order: filled or pending, how far the fill differs from the price shown, and what comes next. */
export function OrderDone({ topBar, position, confirmedAt }: OrderDoneProps) {
  const formats = useFormats();
  const t = useText('trade');
  const closedDays = useClosedDays();
  const { status, priceType, buyPrice } = position;
  const waiting = status === 'pendingOrder';
  const slip = priceType === 'market' ? priceMove(confirmedAt, buyPrice ?? undefined) : undefined;
  return (
    <MoneyDone
      topBar={topBar}
      title={waiting ? t('result.placedTitle') : t('result.filledTitle', { price: formats.price(buyPrice) })}
      note={
        <>
          <p>
            {waiting
              ? placedText(t, position, formats)
              : t('result.filledBody', { time: formats.monthDayTime(firstSale(position, closedDays)) })}
          </p>
          {position.closing && <p>{closingText(t, position.closing, formats)}</p>}
          {slip && (
            <p>
              {t('result.slipped', { from: formats.price(slip.from), by: markedChange(slip.by, formats) })}
            </p>
          )}
        </>
      }
      what={<Headline position={position} />}
      amount={{
        label: t(waiting ? 'common:receipt.frozen' : 'common:receipt.paid'),
        value: add(position.originalMargin, position.purchaseFee),
        parts: [{ label: t('cost.margin'), value: position.originalMargin }],
        fee: position.purchaseFee,
      }}
      risk={<Risk position={position} />}
      picture={<LazyPart of={picture} props={{ position }} height={240} />}
      next={<LazyPart of={stages} props={{ position }} height={240} />}
      records={{
        href: positionHref(position.id),
        label: waiting ? t('result.toOrder') : t('result.toPosition'),
      }}
      more={[{ href: stockHref(position.symbol), label: t('result.toStock') }]}
      facts={<LazyPart of={facts} props={{ position, closedDays }} height={800} />}
    />
  );
}

/** What comes back of the position and what it can lose, or what the order can lose once it is filled at its limit. */
function Risk({ position }: { position: Position }) {
  const rates = loadedData(useTradeRules());
  const { side, status, leverage, quantity, limitPrice, opening } = position;
  const price = limitPrice ?? opening?.currentStop;
  if (!rates) return null;
  if (status !== 'pendingOrder') {
    const loss = lossFromHere(position, rates);
    return (
      <Stack gap="s">
        <LazyPart
          of={back}
          props={{ position, rates }}
          height={position.liquidationPrice == null ? 60 : 136}
        />
        {loss && <LossFromHere loss={loss} liquidationPrice={position.liquidationPrice} />}
      </Stack>
    );
  }
  if (price == null) return null;
  const { liquidationPrice } = openingCost({ side, price, shares: quantity, leverage, rates });
  const loss = lossFromHere({ ...position, buyPrice: price, liquidationPrice }, rates);
  return loss && <LossFromHere loss={loss} liquidationPrice={liquidationPrice} />;
}

/** Until when an order waits, and from when, unless it does now. */
function placedText(t: Text<'trade'>, position: Position, formats: Formats): string {
  const { opening, limitPrice } = position;
  const queued =
    kindOf(position) === 'market' && limitPrice != null
      ? [t('result.queued', { price: formats.price(limitPrice) })]
      : [];
  if (!opening) return joinSentences([...queued, t('result.placedBody')]);
  return joinSentences([
    ...queued,
    ...(opening.worksFrom == null
      ? []
      : [t('result.worksFrom', { time: formats.monthDayTime(opening.worksFrom) })]),
    t('result.placedUntil', { date: formats.day(opening.validUntil) }),
  ]);
}

/** That the closing of the order is placed, and when it works. */
const closingText = (
  t: Text<'trade'>,
  { worksFrom, validUntil }: WaitingConditions,
  formats: Formats,
): string =>
  joinSentences([
    t('result.exitPlaced'),
    ...(worksFrom == null ? [] : [t('result.worksFrom', { time: formats.monthDayTime(worksFrom) })]),
    t('result.placedUntil', { date: formats.day(validUntil) }),
  ]);

/** The kind of an order. One at the market that waits in a queue has a limit: the worst price that it accepts. */
function kindOf({ priceType, limitPrice, opening }: Position) {
  const kind = opening && orderKindOf({ ...opening, limitPrice });
  return kind == null || kind === 'limit' ? priceType : kind;
}

function Headline({ position }: { position: Position }) {
  const language = useLanguage();
  const { name, code, side, buyPrice, limitPrice, opening, lots, quantity, leverage } = position;
  const price = buyPrice ?? limitPrice ?? opening?.currentStop;
  const kind = kindOf(position);
  if (price == null || kind == null) return null;
  return (
    <OrderHeadline
      stock={`${inLanguage(name, language)} ${code}`}
      side={side}
      kind={kind}
      price={price}
      lots={String(lots)}
      shares={quantity}
      leverage={leverage}
    />
  );
}
