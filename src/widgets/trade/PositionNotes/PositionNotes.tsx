'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../api/contract/position';
import { Banner } from '../../../components/Banner/Banner';
import { Countdown } from '../../../components/Countdown/Countdown';
import { Link } from '../../../components/Link/Link';
import {
  type MoveLeft,
  moveLeft,
  type WarningPercent,
  warningAt,
} from '../../../domain/trade/liquidationDistance';
import type { MarginExample } from '../../../domain/trade/marginExample';
import { waitingKind } from '../../../domain/trade/orderConditions';
import { type SellLock, sellLock } from '../../../domain/trade/sellLock';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { closingTermText, waitingText } from '../waitingText';
import { warningTone } from '../warningTone';
import { timeLeftText } from './timeLeftText';

export interface PositionNotesProps {
  /** The position. */
  position: Position;
  /** The server's clock now, epoch ms. The caller updates it. */
  now: number;
  /** Address of the copy trade that manages it. */
  fundsHref: string;
  /** Address of the member's tenders to companies. */
  tendersHref?: string;
  /** Use near its liquidation: what an amount of more margin would do (`marginExample` of the domain). */
  marginExample?: MarginExample | undefined;
  /** Use for the button that cancels a pending closing order. */
  cancelClosing?: ReactNode;
}

const Notes = styled.div`
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.m, space.l, 0)};
`;

/**
 * Risks and locks of an open position: liquidation, lock and its duration, a pending closing, a day-trade deadline, a
 * tender.
 *
 * Renders nothing for a position that can be closed freely or has ended.
 */
export function PositionNotes(props: PositionNotesProps) {
  const { position, now, fundsHref, tendersHref, cancelClosing, marginExample } = props;
  const formats = useFormats();
  const { status, closesAt } = position;
  const lock = sellLock(position, now);
  const isHeld = status === 'holding' || status === 'preparingToClose';
  const risk = riskOf(position);
  const isFree = !lock.locked && status === 'holding' && closesAt == null;
  const { tender } = position;
  if (!isHeld || (isFree && risk === undefined && !tender)) return null;
  return (
    <Notes>
      {risk && <RiskNote {...risk} price={position.liquidationPrice} example={marginExample} />}
      {lock.locked && <LockNote lock={lock} now={now} fundsHref={fundsHref} />}
      {status === 'preparingToClose' && (
        <WaitingNote
          position={position}
          closedAt={closesAt == null ? undefined : formats.near(closesAt, now)}
          cancel={cancelClosing}
        />
      )}
      {closesAt != null && <DeadlineNote at={closesAt} now={now} />}
      {tender && <TenderNote tender={tender} now={now} href={tendersHref} />}
    </Notes>
  );
}

/** The warning for the last price. A managed position has none: its mentor watches it. */
function riskOf({ buyPrice, liquidationPrice, latestPrice, lock }: Position): Risk | undefined {
  if (buyPrice == null || liquidationPrice == null || lock === 'managed') return undefined;
  const prices = { buyPrice, liquidationPrice };
  const level = warningAt(prices, latestPrice);
  return level && { level, move: moveLeft(prices, latestPrice) };
}

interface Risk {
  /** The warning level that was reached. */
  level: WarningPercent;
  /** What the price may still move until the liquidation. */
  move: MoveLeft;
}

interface RiskNoteProps extends Risk {
  price: string | null | undefined;
  example: MarginExample | undefined;
}

/** The position is near its liquidation price: how near, and in one sentence what more margin changes, or else what happens there. */
function RiskNote({ level, move, price, example }: RiskNoteProps) {
  const formats = useFormats();
  const t = useText('position');
  return (
    <Banner
      tone={warningTone(level)}
      title={t('risk.title', {
        yen: formats.price(move.yen),
        percent: formats.percent(move.percent, { decimals: 1 }),
      })}
    >
      {example
        ? t('risk.example', {
            amount: formats.yen(example.amount),
            price: formats.price(example.liquidationPrice),
          })
        : t('risk.body', { price: formats.price(price) })}
    </Banner>
  );
}

type Lock = Extract<SellLock, { locked: true }>;

/** From when it can be closed, by which rule, and how long that is. For a managed position: who closes it. */
function LockNote({ lock, now, fundsHref }: { lock: Lock; now: number; fundsHref: string }) {
  const formats = useFormats();
  const t = useText('position');
  if (lock.rule === 'managed') {
    return (
      <Banner
        title={t('lock.managed')}
        action={
          <Link standalone href={fundsHref}>
            {t('lock.toFunds')}
          </Link>
        }
      >
        {t('lock.managedBody')}
      </Banner>
    );
  }
  return (
    <Banner title={t('lock.title', { time: formats.near(lock.until, now) })}>
      <p>{lock.rule === 'minutes' ? t('lock.minutes', { minutes: lock.minutes }) : t(`lock.${lock.rule}`)}</p>
      <Countdown
        until={lock.until}
        now={now}
        format={(left) => t('lock.left', { left: timeLeftText(t, left) })}
      />
    </Banner>
  );
}

interface WaitingNoteProps {
  position: Position;
  /** Time at which the exchange closes the rest of a day trade; undefined for all others. */
  closedAt: string | undefined;
  cancel: ReactNode;
}

/** A closing order that waits for its prices, the end of a lock or the next session. */
function WaitingNote({ position, closedAt, cancel }: WaitingNoteProps) {
  const formats = useFormats();
  const t = useText('position');
  const { closing, closeLimitPrice } = position;
  const lots = position.closeLots ?? position.lots;
  const title =
    closing && waitingKind(closeLimitPrice, closing) !== 'limit'
      ? t('waiting.titleOf', { lots, what: waitingText(t, closeLimitPrice, closing, formats) })
      : t('waiting.title', { lots, price: formats.price(closeLimitPrice) });
  const valid = closing ? closingTermText(t, closing, formats) : t('waiting.body');
  return (
    <Banner title={title} action={cancel}>
      {closedAt === undefined ? valid : t('waiting.bodyDayTrade', { time: closedAt })}
    </Banner>
  );
}

interface TenderNoteProps {
  tender: NonNullable<Position['tender']>;
  now: number;
  href: string | undefined;
}

/** Lots that are offered to the company: they are held, and can be sold, until its result. */
function TenderNote({ tender: { lots, price, resultAt }, now, href }: TenderNoteProps) {
  const formats = useFormats();
  const t = useText('position');
  return (
    <Banner
      title={t('tender.title', { lots, price: formats.price(price) })}
      {...(href !== undefined && {
        action: (
          <Link standalone href={href}>
            {t('tender.follow')}
          </Link>
        ),
      })}
    >
      {t('tender.body', { time: formats.near(resultAt, now) })}
    </Banner>
  );
}

/** When the exchange closes an open day trade. */
function DeadlineNote({ at, now }: { at: number; now: number }) {
  const formats = useFormats();
  const t = useText('position');
  return (
    <Banner tone="warning" title={t('deadline.title', { time: formats.near(at, now) })}>
      {t('deadline.body')}
    </Banner>
  );
}
