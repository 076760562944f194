import type { Position } from '../../api/contract/position';
import { useCandles, useStockDetail } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { Note } from '../../components/Note/Note';
import { AreaPlot } from '../../components/plots/AreaPlot/AreaPlot';
import { Stack } from '../../components/Stack/Stack';
import { compare } from '../../domain/decimal';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import { pendingStop } from '../../domain/trade/pendingStop';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { PriceLine } from '../../widgets/trade/PriceLine/PriceLine';

/** Bars of one minute that the picture shows. */
const shownBars = 60;

/** The last hour of the stock with the price of the order, and the prices of the order on one line. */
export function EntryPicture({ position }: { position: Position }) {
  const formats = useFormats();
  const t = useText('trade');
  const { symbol, status, side, buyPrice, quantity, limitPrice, opening, liquidationPrice } = position;
  const bars = loadedData(useCandles(symbol, '1')) ?? [];
  const stock = loadedData(useStockDetail(symbol));
  const rates = loadedData(useTradeRules());
  const waits = status === 'pendingOrder';
  const price = waits ? (limitPrice ?? opening?.currentStop) : buyPrice;
  if (price == null) return null;
  const points = bars.slice(-shownBars).map(({ close }) => Number(close));
  const last = bars.at(-1)?.close;
  const way = last === undefined ? 0 : compare(last, price);
  const breakEven =
    waits || !rates || buyPrice == null
      ? undefined
      : breakEvenPrice({ ...position, side, buyPrice, shares: quantity, rates });
  return (
    <Stack gap="s">
      {points.length > 1 && (
        <div>
          <AreaPlot
            points={points}
            baseline={Number(price)}
            tone={way === 0 ? 'priceFlat' : way > 0 ? 'priceUp' : 'priceDown'}
            label={t('result.picture', { from: formats.price(price), last: formats.price(last) })}
          />
          <Note>{t('result.pictureCaption', { price: formats.price(price) })}</Note>
        </div>
      )}
      <PriceLine
        now={stock?.latestPrice ?? last}
        {...(waits ? { limit: price } : { entry: price })}
        stop={waits ? undefined : pendingStop(position)}
        breakEven={breakEven}
        liquidation={liquidationPrice ?? undefined}
        limits={stock && { low: stock.limitDown, high: stock.limitUp }}
        tickSize={stock?.tickSize}
      />
    </Stack>
  );
}
