'use client';
import { styled } from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { fitVariable, useFitText } from '../../../components/KeyFigure/useFitText';
import type { WorstCase } from '../../../domain/trade/worstCase';
import { noFigure } from '../../../format/writeFigure';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface WorstCaseNoteProps {
  /** The worst case of the order. */
  worst: WorstCase;
  /** Use for an order that follows the market without a limit: the price in yen at which the worst case is calculated. */
  estimatedAt?: string;
  /** Use for a market order with a limit: the worst price in yen that it accepts, at which the worst case is calculated. */
  acceptedUpTo?: string;
  /**
   * Use in a confirmation: the largest loss and this price in yen are large figures. `none` if the exchange never
   * liquidates the position, because it is paid in full; `unknown` while a rate is missing.
   */
  liquidation?: string | 'none' | 'unknown';
}

/** States how much an order can lose, before the member commits (decision 15). */
export function WorstCaseNote({ worst, estimatedAt, acceptedUpTo, liquidation }: WorstCaseNoteProps) {
  const formats = useFormats();
  const t = useText('trade');
  return (
    <Banner tone="warning" title={t('worst.title')}>
      {liquidation !== undefined && (
        <Figures>
          <LargeFact
            label={t('worst.most')}
            value={worst.bounded ? formats.yen(worst.most) : t('worst.noLimit')}
          />
          <LargeFact label={t('cost.liquidationPrice')} value={liquidationText(t, liquidation, formats)} />
        </Figures>
      )}
      {worst.bounded ? (
        <p>
          {liquidation === undefined
            ? t('worst.long', { amount: formats.yen(worst.most) })
            : t('worst.ifZero')}
        </p>
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
      {acceptedUpTo !== undefined && <p>{t('worst.accepted', { price: formats.price(acceptedUpTo) })}</p>}
      {estimatedAt !== undefined && <p>{t('worst.estimate', { price: formats.price(estimatedAt) })}</p>}
    </Banner>
  );
}

/** A long figure shrinks to stay on one line. */
function LargeFact({ label, value }: { label: string; value: string }) {
  const line = useFitText<HTMLSpanElement>();
  return (
    <Figure>
      <dt>{label}</dt>
      <dd>
        <Line ref={line}>{value}</Line>
      </dd>
    </Figure>
  );
}

function liquidationText(t: Text<'trade'>, price: string, formats: Formats): string {
  if (price === 'none') return t('worst.noLiquidation');
  return price === 'unknown' ? noFigure : formats.price(price);
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.xs, space.l)};
  margin-bottom: ${units(space.xs)};
`;

const Line = styled.span`
  font-size: calc(1em * var(${fitVariable}, 1));
`;

const Figure = styled.div`
  min-width: 0;
  dt {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
  dd {
    font-size: ${textSize('figure')};
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.tight};
  }
`;
