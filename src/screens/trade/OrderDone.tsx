import type { ReactNode } from 'react';
import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { add } from '../../domain/decimal';
import { lossFromHere } from '../../domain/trade/lossFromHere';
import { openingCost } from '../../domain/trade/orderCost';
import { priceMove } from '../../domain/trade/priceMove';
import { firstSale } from '../../domain/trade/sellLock';
import { inLanguage } from '../../i18n/inLanguage';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
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
              ? t('result.placedBody')
              : t('result.filledBody', { time: formats.monthDayTime(firstSale(position, closedDays)) })}
          </p>
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

/** What the position can lose, or the order once it is filled at its limit. */
function Risk({ position }: { position: Position }) {
  const rates = loadedData(useTradeRules());
  const { side, status, leverage, quantity, limitPrice } = position;
  if (!rates) return null;
  if (status !== 'pendingOrder') {
    const loss = lossFromHere(position, rates);
    return loss && <LossFromHere loss={loss} liquidationPrice={position.liquidationPrice} />;
  }
  if (limitPrice == null) return null;
  const { liquidationPrice } = openingCost({ side, price: limitPrice, shares: quantity, leverage, rates });
  const loss = lossFromHere({ ...position, buyPrice: limitPrice, liquidationPrice }, rates);
  return loss && <LossFromHere loss={loss} liquidationPrice={liquidationPrice} />;
}

function Headline({ position }: { position: Position }) {
  const language = useLanguage();
  const { name, code, side, priceType, buyPrice, limitPrice, lots, quantity, leverage } = position;
  const price = buyPrice ?? limitPrice;
  if (price == null || priceType == null) return null;
  return (
    <OrderHeadline
      stock={`${inLanguage(name, language)} ${code}`}
      side={side}
      priceType={priceType}
      price={price}
      lots={String(lots)}
      shares={quantity}
      leverage={leverage}
    />
  );
}
