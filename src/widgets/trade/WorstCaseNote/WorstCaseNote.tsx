'use client';
import { styled } from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { fitVariable, useFitText } from '../../../components/KeyFigure/useFitText';
import type { LossFromHere } from '../../../domain/trade/lossFromHere';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import type { WorstCase } from '../../../domain/trade/worstCase';
import { noFigure } from '../../../format/writeFigure';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { leftToLiquidation } from '../leftToLiquidation';

export interface WorstCaseNoteProps {
  /** The worst case of the order. */
  worst: WorstCase;
  /** Use for an order that follows the market without a limit: the price in yen at which the worst case is calculated. */
  estimatedAt?: string;
  /** Use for an order that follows the market up to a price: the worst price in yen that it accepts, at which the losses are calculated. */
  acceptedUpTo?: string;
  /** Use in a confirmation: what is lost at each price that it can come to, as figures. */
  levels?: WorstLevels;
}

/** The prices at which an order can end badly. In yen. */
export interface WorstLevels {
  /** `none` if the exchange never liquidates the position, because it is paid in full; `unknown` while a rate is missing. */
  liquidation: string | 'none' | 'unknown';
  /** The last price, or the limit: the way to the liquidation is counted from it. */
  price: string;
  /** Long or short. */
  side: Side;
  /** What it can lose (`lossFromHere` of the domain); absent while a fee is unknown. */
  loss?: LossFromHere | undefined;
  /** The price limit of the day that hurts. */
  dailyLimit: string;
}

/** States how much an order can lose, before the member commits (decision 15). */
export function WorstCaseNote({ worst, estimatedAt, acceptedUpTo, levels }: WorstCaseNoteProps) {
  const formats = useFormats();
  const t = useText('trade');
  const accepted = acceptedUpTo !== undefined && (
    <p>{t('worst.accepted', { price: formats.price(acceptedUpTo) })}</p>
  );
  return (
    <Banner tone="warning" title={t('worst.title')}>
      {levels && (
        <CardFacts
          large
          facts={[
            ...(levels.liquidation === 'none' ? [] : [liquidationFact(t, levels, formats)]),
            ...lossFacts(t, levels, formats),
            worst.bounded
              ? {
                  label: t('worst.atZero'),
                  value: <Fitted>{formats.yen(worst.most)}</Fitted>,
                  wide: true,
                }
              : { label: t('worst.most'), value: t('worst.noLimit'), wide: true },
            ...(levels.liquidation === 'none' ? [liquidationFact(t, levels, formats)] : []),
          ]}
        />
      )}
      {levels && accepted}
      {worst.bounded ? (
        !levels && <p>{t('worst.long', { amount: formats.yen(worst.most) })}</p>
      ) : (
        <>
          <p>{t('worst.short')}</p>
          <p>
            {t('worst.shortExample', {
              amount: formats.yen(worst.whenDoubled),
              committed: formats.yen(worst.committed),
            })}
          </p>
        </>
      )}
      {!levels && accepted}
      {estimatedAt !== undefined && <p>{t('worst.estimate', { price: formats.price(estimatedAt) })}</p>}
    </Banner>
  );
}

const wideFact = (label: string, value: string): CardFact => ({
  label,
  value: <Fitted>{value}</Fitted>,
  wide: true,
});

/** The liquidation price with the way to it, or that there is none. */
function liquidationFact(t: Text<'trade'>, { liquidation, price }: WorstLevels, formats: Formats): CardFact {
  if (liquidation === 'none') return wideFact(t('cost.liquidationPrice'), t('worst.noLiquidation'));
  if (liquidation === 'unknown') return wideFact(t('cost.liquidationPrice'), noFigure);
  const percent = leftToLiquidation(price, liquidation, formats);
  return wideFact(t('worst.untilLiquidation', { percent }), formats.price(liquidation));
}

/** What is lost at the liquidation price and at the price limit of the day. */
function lossFacts(t: Text<'trade'>, { side, loss, dailyLimit }: WorstLevels, formats: Formats): CardFact[] {
  const limit = { price: formats.price(dailyLimit) };
  return [
    ...(loss?.atLiquidation === undefined
      ? []
      : [wideFact(t('worst.atLiquidation'), formats.yen(loss.atLiquidation))]),
    ...(loss?.atDailyLimit === undefined
      ? []
      : [
          wideFact(
            t(side === 'long' ? 'worst.atLimitDown' : 'worst.atLimitUp', limit),
            formats.yen(loss.atDailyLimit),
          ),
        ]),
  ];
}

/** A long figure shrinks to stay on one line. */
function Fitted({ children }: { children: string }) {
  return <Line ref={useFitText<HTMLSpanElement>()}>{children}</Line>;
}

const Line = styled.span`
  font-size: calc(1em * var(${fitVariable}, 1));
`;
