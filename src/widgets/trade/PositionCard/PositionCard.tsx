'use client';
import type { Position } from '../../../api/contract/position';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { type AtRisk, warningAt } from '../../../domain/trade/liquidationDistance';
import { type ByLanguage, inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { LiquidationDistance } from '../LiquidationDistance/LiquidationDistance';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from '../SideMark/SideMark';
import { warningTone } from '../warningTone';
import { ActionLine } from './ActionLine';
import { PositionStatus } from './PositionStatus';
import { ResultFacts } from './ResultFacts';

type Shown =
  | 'code'
  | 'latestPrice'
  | 'leverage'
  | 'orderedAt'
  | 'originalMargin'
  | 'profitLoss'
  | 'quantity'
  | 'side'
  | 'status';

type ShownIfPresent =
  | 'addedMargin'
  | 'buyPrice'
  | 'buyTime'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'closedBy'
  | 'dayTrade'
  | 'limitPrice'
  | 'liquidationPrice'
  | 'sellPrice'
  | 'sellTime'
  | 'tender';

/** What the card shows of a position or order. A `Position` of the contract is one. */
export interface CardPosition extends Pick<Position, Shown>, Partial<Pick<Position, ShownIfPresent>> {
  /** Name of the company by language. */
  name: ByLanguage;
}

export interface PositionCardProps {
  /** The position or order. */
  position: CardPosition;
  /** Address of its details. */
  href: string;
  /** Use for an open position: what it has gained or lost today, before fees, in yen (`todayResult` of the domain). */
  today?: string | undefined;
  /** Use for an open position: its result after all fees if it is liquidated, in yen (`resultAtLiquidation` of the domain). */
  resultAtLiquidation?: string | undefined;
}

/** Returns the facts that matter in this status: prices and quantity, or what an order froze. */
function useFacts(position: CardPosition): CardFact[] {
  const formats = useFormats();
  const t = useText('trade');
  const { status, limitPrice, buyPrice, sellPrice, latestPrice, originalMargin } = position;
  const quantity = { label: t('detail.quantity'), value: formats.number(position.quantity) };
  if (status === 'pendingOrder' || status === 'cancelled') {
    return [
      { label: t('detail.limitPrice'), value: formats.price(limitPrice) },
      quantity,
      { label: t('cost.margin'), value: formats.money(originalMargin) },
    ];
  }
  return [
    { label: t('detail.buyPrice'), value: formats.price(buyPrice) },
    status === 'closed'
      ? { label: t('detail.sellPrice'), value: formats.price(sellPrice) }
      : { label: t('detail.latestPrice'), value: formats.price(latestPrice) },
    quantity,
  ];
}

/** When it reached its current status: closed, cancelled, bought or ordered. */
const lastMoment = ({ sellTime, cancelledAt, buyTime, orderedAt }: CardPosition): number =>
  sellTime ?? cancelledAt ?? buyTime ?? orderedAt;

/** The prices of an open position that can be liquidated. */
function riskOf({ status, buyPrice, liquidationPrice }: CardPosition): AtRisk | undefined {
  if (status !== 'holding' && status !== 'preparingToClose') return undefined;
  return buyPrice == null || liquidationPrice == null ? undefined : { buyPrice, liquidationPrice };
}

/** A position or order in a list: what it is, its status, its result and how far its liquidation is. The whole card is a link. */
export function PositionCard({ position, href, today, resultAtLiquidation }: PositionCardProps) {
  const formats = useFormats();
  const t = useText('trade');
  const language = useLanguage();
  const facts = useFacts(position);
  const risk = riskOf(position);
  const warning = risk && warningAt(risk, position.latestPrice);
  const danger = warning !== undefined && warningTone(warning) === 'danger';
  return (
    <Card href={href} {...(danger && { tone: 'danger' })}>
      <CardHead title={inLanguage(position.name, language)} status={<PositionStatus position={position} />}>
        <SideMark side={position.side} leverage={position.leverage} />
        <span>
          {[
            position.code,
            formats.dateTime(lastMoment(position)),
            ...(position.dayTrade ? [t('position:fact.dayTrade')] : []),
            ...(position.tender ? [t('position:tender.mark')] : []),
          ].join(' · ')}
        </span>
      </CardHead>
      {risk && (
        <LiquidationDistance
          {...risk}
          latestPrice={position.latestPrice}
          resultAtLiquidation={resultAtLiquidation}
        />
      )}
      {position.buyPrice != null && (
        <>
          <CardFacts
            large
            facts={[{ label: t('detail.profitLoss'), value: <ProfitLoss amount={position.profitLoss} /> }]}
          />
          <ResultFacts position={position} today={today} />
        </>
      )}
      <CardFacts facts={facts} />
      {danger && <ActionLine>{t('risk.act')}</ActionLine>}
    </Card>
  );
}
