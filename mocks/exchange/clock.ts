import { holidays } from '../../src/domain/market/holidays';
import {
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  previousTradingDay,
  sessionAt,
} from '../../src/domain/market/tradingSession';
import { isExchangeTime } from './clockRange';
import type { Exchange } from './exchange';
import { Refusal } from './refusal';
import { settle } from './settle';

const minute = 60_000;
const halfPastNine = 9.5 * 60 * minute;
const maxAdvanceMinutes = 31 * 24 * 60;

/** The day of a new demo on a machine that has lost its time. */
const usualDay = exchangeMidnight('2026-11-20');

/** 09:30 on this trading day, or on the last one. A new demo therefore never starts on a closed market. */
export function demoStart(machineNow: number): number {
  const now = isExchangeTime(machineNow) ? machineNow : usualDay;
  const today = exchangeDate(now);
  const date = isTradingDay(now, holidays) ? today : previousTradingDay(today, holidays);
  return exchangeMidnight(date) + halfPastNine;
}

/** Moves the exchange's clock forward by minutes, at most a month, and settles all events in between. */
export function advanceBy(exchange: Exchange, minutes: number): void {
  if (minutes < 1 || minutes > maxAdvanceMinutes) throw new Refusal('parameterError');
  moveTo(exchange, exchange.now + minutes * minute);
}

/** Moves the exchange's clock to the start of the next session. */
export function advanceToNextSession(exchange: Exchange): void {
  const { open, changesAt } = sessionAt(exchange.now, holidays);
  moveTo(exchange, open ? sessionAt(changesAt, holidays).changesAt : changesAt);
}

function moveTo(exchange: Exchange, moment: number): void {
  exchange.world.clockOffset += moment - exchange.now;
  settle({ ...exchange, now: moment });
}
