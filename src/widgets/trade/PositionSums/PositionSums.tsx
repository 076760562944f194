'use client';
import { type ReactNode, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { Section } from '../../../components/Section/Section';
import { Sheet } from '../../../components/Sheet/Sheet';
import type { PositionTotals } from '../../../domain/trade/heldSums';
import { resultOnMargin } from '../../../domain/trade/resultOnMargin';
import type { PositionGroup, PositionSource } from '../../../domain/trade/tradeVocabulary';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { HiddenBalances } from '../../account/HiddenBalancesContext';
import { useBalanceText } from '../../account/hiddenBalances';
import { directionColor, directionOf } from '../../market/direction';
import { resultItems } from '../../resultItems';
import { lossBorneItems } from '../lossBorneItems';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { ProfitRate } from '../ProfitRate/ProfitRate';

export interface PositionSumsProps {
  /** The tab whose positions are summed. */
  group: PositionGroup;
  /** Use for the source of the positions: a realised sum says what it holds and what it doesn't. */
  source?: PositionSource;
  /** The totals. For pending orders, the margin is all that is frozen for them. */
  sums: PositionTotals;
  /** Use for open positions: what they have gained or lost today, before fees, in yen. */
  today?: string | undefined;
  /** Use when the positions come from several sources: their number and totals, which add up to `sums`. */
  parts?: readonly SourceSums[];
  /** Use for further small buttons beside that of the calculation. */
  children?: ReactNode;
}

/** Totals of the positions of one source. */
export interface SourceSums {
  source: PositionSource;
  count: number;
  sums: PositionTotals;
}

const Sums = styled.div`
  display: grid;
  justify-items: start;
  gap: ${units(space.s)};
  padding: ${units(0, space.l, space.s)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.s)};
`;

/**
 * The totals of positions: their result in yen, with that of today, or what orders freeze.
 *
 * A sheet has their margin, their value and how the result is calculated, in total and for each source.
 */
export function PositionSums({ group, source, sums, today, parts = [], children }: PositionSumsProps) {
  const formats = useFormats();
  const t = useText('position');
  const [explained, setExplained] = useState(false);
  const hidden = useContext(HiddenBalances);
  const balanceText = useBalanceText();
  const unit = hidden ? {} : { unit: t('common:yen') };
  const { margin, profitLoss } = sums;
  if (group === 'placing') {
    return (
      <Sums>
        <KeyFigure label={t('sums.frozen')} value={balanceText(margin)} {...unit} />
      </Sums>
    );
  }
  const closed = group === 'terminated';
  const label = closed ? t('sums.realised') : t('sums.profit');
  const calculation = (of: PositionTotals) => [
    ...(closed
      ? []
      : [
          { label: t('sums.margin'), value: formats.money(of.margin) },
          { label: t('sums.value'), value: formats.money(of.marketValue) },
        ]),
    ...resultItems(
      t,
      { ...of, net: of.profitLoss },
      {
        gross: t('trade:calculation.gross'),
        net: label,
        closed,
        more: lossBorneItems(t, of.lossBorne, formats),
      },
      formats,
    ),
    ...(closed ? [] : rateItems(t, of)),
  ];
  return (
    <Sums>
      <KeyFigure
        label={label}
        value={balanceText(profitLoss, formats.signed)}
        {...unit}
        {...(!hidden && { tone: directionColor[directionOf(profitLoss)] })}
        note={
          closed
            ? source && t(`sums.realisedOf.${source}`)
            : today !== undefined && (
                <>
                  {t('trade:detail.today')} {hidden ? balanceText(today) : <ProfitLoss amount={today} />}
                </>
              )
        }
      />
      {!hidden && (
        <Actions>
          <Button kind="quiet" size="small" onClick={() => setExplained(true)}>
            {t('trade:calculation.title')}
          </Button>
          {children}
        </Actions>
      )}
      <Sheet
        open={explained && !hidden}
        onOpenChange={setExplained}
        title={label}
        closeLabel={t('common:close')}
      >
        <KeyValue items={calculation(sums)} />
        {parts.length > 1 &&
          parts.map((part) => (
            <Section
              key={part.source}
              title={t('count', {
                group: t(`source.${part.source}`),
                count: formats.number(String(part.count)),
              })}
            >
              <KeyValue items={calculation(part.sums)} />
            </Section>
          ))}
      </Sheet>
    </Sums>
  );
}

/** The result in percent of the margin. */
function rateItems(t: Text<'position'>, { profitLoss, margin }: PositionTotals): KeyValueItem[] {
  const rate = resultOnMargin({ profitLoss, originalMargin: margin });
  return rate === undefined ? [] : [{ label: t('trade:detail.onMargin'), value: <ProfitRate rate={rate} /> }];
}
