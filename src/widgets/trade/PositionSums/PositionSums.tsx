'use client';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Sheet } from '../../../components/Sheet/Sheet';
import type { PositionTotals } from '../../../domain/trade/heldSums';
import type { PositionGroup, PositionSource } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { HiddenBalances } from '../../account/HiddenBalancesContext';
import { useBalanceText } from '../../account/hiddenBalances';
import { JutaNote } from '../../JutaNote/JutaNote';
import { directionColor, directionOf } from '../../market/direction';
import { resultItems } from '../../resultItems';
import { lossBorneItems } from '../lossBorneItems';

export interface PositionSumsProps {
  /** The tab whose positions are summed. */
  group: PositionGroup;
  /** Use for the source of the positions: a realised sum says what it holds and what it doesn't. */
  source?: PositionSource;
  /** The totals. For pending orders, the margin is all that is frozen for them. */
  sums: PositionTotals;
}

const Sums = styled.div`
  display: grid;
  justify-items: start;
  gap: ${units(space.s)};
  padding: ${units(0, space.l, space.s)};
`;

const Facts = styled.div`
  justify-self: stretch;
  /* The note on the unit ends where the figures do. */
  > :last-child { padding-inline: 0; }
`;

/**
 * The totals of a tab's positions: their result, or what orders freeze.
 *
 * A sheet shows how the result is calculated, and the exact market value.
 */
export function PositionSums({ group, source, sums }: PositionSumsProps) {
  const formats = useFormats();
  const t = useText('position');
  const [explained, setExplained] = useState(false);
  const hidden = useContext(HiddenBalances);
  const balanceText = useBalanceText();
  const unit = hidden ? {} : { unit: t('common:yen') };
  const { margin, marketValue, profitLoss } = sums;
  if (group === 'placing') {
    return (
      <Sums>
        <KeyFigure label={t('sums.frozen')} value={balanceText(margin)} {...unit} />
      </Sums>
    );
  }
  const facts: CardFact[] = [
    { label: t('sums.value'), value: balanceText(marketValue, formats.largeNumber) },
    { label: t('sums.margin'), value: balanceText(margin) },
  ];
  const closed = group === 'terminated';
  const label = closed ? t('sums.realised') : t('sums.profit');
  return (
    <Sums>
      <KeyFigure
        label={label}
        value={balanceText(profitLoss, formats.signed)}
        {...unit}
        {...(!hidden && { tone: directionColor[directionOf(profitLoss)] })}
        note={closed && source && t(`sums.realisedOf.${source}`)}
      />
      {!closed && (
        <Facts>
          <CardFacts facts={facts} />
          <JutaNote />
        </Facts>
      )}
      {!hidden && (
        <Button kind="quiet" size="small" onClick={() => setExplained(true)}>
          {t('trade:calculation.title')}
        </Button>
      )}
      <Sheet
        open={explained && !hidden}
        onOpenChange={setExplained}
        title={label}
        closeLabel={t('common:close')}
      >
        <KeyValue
          items={[
            ...(closed ? [] : [{ label: t('sums.value'), value: formats.money(marketValue) }]),
            ...resultItems(
              t,
              { ...sums, net: profitLoss },
              {
                gross: t('trade:calculation.gross'),
                net: label,
                closed,
                more: lossBorneItems(t, sums.lossBorne, formats),
              },
              formats,
            ),
          ]}
        />
      </Sheet>
    </Sums>
  );
}
