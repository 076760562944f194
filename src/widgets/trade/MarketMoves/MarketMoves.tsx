'use client';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { List } from '../../../components/List/List';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { nearestToLiquidation } from '../../../domain/trade/maintenanceRatio';
import { type MarketMove, marketMove } from '../../../domain/trade/marketMove';
import type { TradeRates } from '../../../domain/trade/orderCost';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { MaintenanceRatio } from '../MaintenanceRatio/MaintenanceRatio';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

/** A position with what its row and its result need. */
export type MovingPosition = Pick<
  Position,
  | 'id'
  | 'name'
  | 'side'
  | 'quantity'
  | 'buyPrice'
  | 'latestPrice'
  | 'liquidationPrice'
  | 'originalMargin'
  | 'addedMargin'
  | 'lock'
  | 'purchaseFee'
  | 'profitLoss'
>;

export interface MarketMovesProps {
  /** Open positions, at live prices. */
  positions: readonly MovingPosition[];
  /** Fee rates; undefined while they are unknown. */
  rates: TradeRates | undefined;
}

const falls = [-5, -10];
const rises = [5, 10];

/**
 * What falls of the market by 5 and 10 percent would do to open positions, and rises too where a short position is held: the
 * change of the result after all fees, what would be liquidated, and the maintenance ratio of what is left. It runs from edge to
 * edge.
 */
export function MarketMoves({ positions, rates }: MarketMovesProps) {
  const t = useText('position');
  const percents = positions.some(({ side }) => side === 'short') ? [...falls, ...rises] : falls;
  return (
    <>
      <List>
        <MaintenanceRatio nearest={nearestToLiquidation(positions)} />
      </List>
      <Section>
        <Note>{t('marketMove.ratio')}</Note>
        {positions.some(({ lock }) => lock === 'managed') && <Note>{t('marketMove.copied')}</Note>}
      </Section>
      {percents.map((percent) => (
        <Move key={percent} percent={percent} move={marketMove(positions, percent, rates)} />
      ))}
      <Section>
        <Note>{t('marketMove.estimate')}</Note>
      </Section>
    </>
  );
}

interface MoveProps {
  percent: number;
  move: MarketMove<MovingPosition> | undefined;
}

function Move({ percent, move }: MoveProps) {
  const formats = useFormats();
  const t = useText('position');
  const language = useLanguage();
  const title = t('marketMove.every', { percent: formats.signedPercent(String(percent), { decimals: 0 }) });
  if (!move)
    return (
      <Section title={title}>
        <Note>{t('marketMove.unknown')}</Note>
      </Section>
    );
  const { positions, change, nearest } = move;
  const liquidated = positions.filter(({ isLiquidated }) => isLiquidated);
  return (
    <Section title={title} bleed>
      <Inset>
        <KeyValue
          items={[
            { label: t('marketMove.change'), value: <ProfitLoss amount={change} />, emphasised: true },
            {
              label: t('marketMove.liquidated'),
              value:
                liquidated.length === 0 ? t('marketMove.none') : formats.number(String(liquidated.length)),
              note:
                liquidated.length > 0 &&
                liquidated.map(({ position }) => {
                  const at = t('marketMove.at', { price: formats.price(position.liquidationPrice ?? '') });
                  return <Line key={position.id}>{`${position.name[language]} · ${at}`}</Line>;
                }),
            },
          ]}
        />
      </Inset>
      <List>
        <MaintenanceRatio nearest={nearest} />
      </List>
      {positions.length > 1 && (
        <Inset>
          <Disclosure label={t('marketMove.parts')}>
            <Parts role="list">
              {positions.map(({ position, change }) => (
                <Part key={position.id}>
                  <span>{`${position.name[language]}, ${t(`trade:side.${position.side}`)}`}</span>
                  <Figure>
                    <ProfitLoss amount={change} />
                  </Figure>
                </Part>
              ))}
            </Parts>
          </Disclosure>
        </Inset>
      )}
    </Section>
  );
}

const Inset = styled.div`
  padding-inline: ${units(space.l)};
`;

const Line = styled.span`
  display: block;
`;

const Parts = styled.ul`
  display: grid;
  gap: ${units(space.s)};
  padding-block: ${units(space.xs, space.s)};
`;

// A figure that does not fit beside the name wraps below it.
const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  margin-left: auto;
`;
