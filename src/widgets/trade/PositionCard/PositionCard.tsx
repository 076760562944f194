'use client';
import type { Position } from '../../../api/contract/position';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { type AtRisk, warningAt } from '../../../domain/trade/liquidationDistance';
import type { LossFromHere as Loss } from '../../../domain/trade/lossFromHere';
import type { MarginExample } from '../../../domain/trade/marginExample';
import { pendingStop } from '../../../domain/trade/pendingStop';
import type { PositionGroup } from '../../../domain/trade/tradeVocabulary';
import { type ByLanguage, inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { LiquidationDistance } from '../LiquidationDistance/LiquidationDistance';
import { LossFromHere } from '../LossFromHere/LossFromHere';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { SideMark } from '../SideMark/SideMark';
import { closingFacts } from '../waitingFacts';
import { waitingText } from '../waitingText';
import { warningTone } from '../warningTone';
import { PositionStatus } from './PositionStatus';
import { ResultFacts } from './ResultFacts';
import { RiskActions } from './RiskActions';

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
  | 'closeLimitPrice'
  | 'closeLots'
  | 'closedBy'
  | 'closesAt'
  | 'closing'
  | 'dayTrade'
  | 'limitPrice'
  | 'liquidationPrice'
  | 'lots'
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
  /** Use for an open position: what it can still lose (`lossFromHere` of the domain). */
  loss?: Loss | undefined;
  /** Use in the list of one tab: a status that the tab says is left out. */
  group?: PositionGroup;
  /** Use while it can't be closed yet: from when it can, in words. */
  closableFrom?: string | undefined;
  /** Use near its liquidation: what an amount of more margin would do (`marginExample` of the domain). */
  marginExample?: MarginExample | undefined;
  /** Use near its liquidation where it can be done: address of the form that adds margin. The title is then the link to the details. */
  marginHref?: string | undefined;
  /** Use near its liquidation where it can be done: address of the form that closes it. */
  closeHref?: string | undefined;
}

/** Whether the tab of the list says the status. */
const isSaidBy = (group: PositionGroup | undefined, { status }: CardPosition) =>
  group === 'inProgress' && status === 'holding';

/**
 * Returns the facts that matter in this status: prices and quantity, or what an order froze. The opening price and the stop are left out
 * where the bar has them.
 */
function useFacts(position: CardPosition, hasBar: boolean): CardFact[] {
  const formats = useFormats();
  const t = useText('trade');
  const { status, limitPrice, buyPrice, sellPrice, latestPrice, originalMargin } = position;
  // A closing that waits says its stop itself.
  const stop = status === 'preparingToClose' ? undefined : pendingStop(position);
  const quantity = { label: t('detail.quantity'), value: formats.number(position.quantity) };
  if (status === 'pendingOrder' || status === 'cancelled') {
    return [
      { label: t('detail.limitPrice'), value: formats.price(limitPrice) },
      quantity,
      { label: t('cost.margin'), value: formats.money(originalMargin) },
    ];
  }
  return [
    ...(hasBar ? [] : [{ label: t('detail.buyPrice'), value: formats.price(buyPrice) }]),
    status === 'closed'
      ? { label: t('detail.sellPrice'), value: formats.price(sellPrice) }
      : { label: t('detail.latestPrice'), value: formats.price(latestPrice) },
    quantity,
    ...(stop === undefined || hasBar ? [] : [{ label: t('kind.stop'), value: formats.price(stop) }]),
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

/**
 * A position or order in a list: what it is, its status, how far its liquidation is, what it can still lose, and its result. The
 * whole card is a link, unless it has buttons: then its title is one.
 */
export function PositionCard(props: PositionCardProps) {
  const { position, href, today, loss, group, closableFrom, marginExample, marginHref, closeHref } = props;
  const formats = useFormats();
  const t = useText('trade');
  const language = useLanguage();
  const risk = riskOf(position);
  const facts = useFacts(position, risk !== undefined);
  const warning = risk && warningAt(risk, position.latestPrice);
  const danger = warning !== undefined && warningTone(warning) === 'danger';
  const name = inLanguage(position.name, language);
  const hasButtons = danger && (marginHref !== undefined || closeHref !== undefined);
  return (
    // A status that the tab says is no badge. Stories are checked for every status by the attribute.
    <div {...(isSaidBy(group, position) && { 'data-status': position.status })}>
      <Card {...(!hasButtons && { href })} {...(danger && { tone: 'danger' })}>
        <CardHead
          title={name}
          {...(hasButtons && { href })}
          status={!isSaidBy(group, position) && <PositionStatus position={position} />}
        >
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
          <LiquidationDistance {...risk} latestPrice={position.latestPrice} stop={pendingStop(position)} />
        )}
        {loss && <LossFromHere loss={loss} liquidationPrice={position.liquidationPrice} />}
        {danger && marginExample && (
          <CardText>
            {t('position:risk.example', {
              amount: formats.yen(marginExample.amount),
              price: formats.price(marginExample.liquidationPrice),
            })}
          </CardText>
        )}
        {hasButtons && <RiskActions name={name} marginHref={marginHref} closeHref={closeHref} />}
        {closableFrom !== undefined && (
          <CardText>{t('position:lock.title', { time: closableFrom })}</CardText>
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
        {position.status === 'preparingToClose' && <ClosingThatWaits position={position} />}
      </Card>
    </div>
  );
}

/** Price, lots and term of the closing that a position waits for. */
function ClosingThatWaits({ position }: { position: CardPosition }) {
  const formats = useFormats();
  const t = useText('position');
  const { lots, closeLimitPrice, closing } = position;
  if (closeLimitPrice == null && !closing) return null;
  const prices = {
    label: t('fact.waitsFor'),
    value: waitingText(t, closeLimitPrice, closing, formats),
    wide: true,
  };
  return (
    <CardFacts
      facts={[prices, ...(lots === undefined ? [] : closingFacts(t, { ...position, lots }, formats))]}
    />
  );
}
