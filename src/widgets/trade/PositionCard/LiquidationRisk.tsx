'use client';
import type { Position } from '../../../api/contract/position';
import type { CardFact } from '../../../components/Card/CardFacts';
import { Status } from '../../../components/Status/Status';
import { warningAt, wayLeft } from '../../../domain/trade/liquidationDistance';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { warningTone } from '../warningTone';

/** Returns the liquidation price and what is left of the way to it, marked when that is little. */
export function liquidationFact(
  t: Text<'trade'>,
  position: Pick<Position, 'latestPrice'> & Partial<Pick<Position, 'buyPrice' | 'liquidationPrice'>>,
  formats: Formats,
): CardFact[] {
  const { buyPrice, latestPrice, liquidationPrice } = position;
  if (buyPrice == null || liquidationPrice == null) return [];
  const warning = warningAt({ buyPrice, liquidationPrice }, latestPrice);
  const left = wayLeft({ buyPrice, liquidationPrice }, latestPrice);
  const price = formats.price(liquidationPrice);
  const leftText = left !== undefined && t('risk.left', { percent: String(left) });
  return [
    {
      label: t('cost.liquidationPrice'),
      value: (
        <>
          {warning !== undefined && <Status tone={warningTone(warning)}>{leftText}</Status>}
          <span>{warning === undefined ? price : ` ${price}`}</span>
        </>
      ),
      ...(warning === undefined && leftText && { note: leftText }),
      wide: true,
    },
  ];
}
