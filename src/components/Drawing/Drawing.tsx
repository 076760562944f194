'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { units } from '../../theme/units';

/** What a drawing shows. */
export type DrawingKind =
  | 'list'
  | 'search'
  | 'orders'
  | 'messages'
  | 'records'
  | 'offline'
  | 'error'
  | 'blocked';

export interface DrawingProps {
  /** What is drawn. */
  kind: DrawingKind;
}

const Picture = styled.svg`
  width: ${units(240)};
  height: ${units(192)};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2.5;
`;

const Ground = styled.circle`
  fill: ${color('sunken')};
`;

const Thing = styled.path`
  fill: ${color('surface')};
  stroke: ${color('inkTertiary')};
`;

const Line = styled.path`
  stroke: ${color('inkTertiary')};
`;

const Detail = styled.path`
  stroke: ${color('accent')};
  stroke-width: 4;
`;

/*
 * One family: a soft ground, a thing in lines of one weight, and one detail in the accent colour. The thing stands in the
 * middle of 120 × 96.
 */
const drawings: Record<DrawingKind, ReactNode> = {
  list: (
    <>
      <Thing d="M38 20h44a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" />
      <Line d="M56 48h20M56 62h14" />
      <Line d="M43 48h1M43 62h1" />
      <Detail d="M43 34h1M56 34h20" />
    </>
  ),
  search: (
    <>
      <Thing d="M55 20a24 24 0 1 1 0 48a24 24 0 1 1 0-48z" />
      <Line d="M73 62l17 17" />
      <Detail d="M45 44h20" />
    </>
  ),
  orders: (
    <>
      <Line d="M30 18v60h62" />
      <Thing d="M42 50h10v16H42zM64 40h10v20H64z" />
      <Line d="M47 42v8M47 66v6M69 32v8M69 60v6" />
      <Detail d="M38 28h6M50 28h6M62 28h6M74 28h6M86 28h6" />
    </>
  ),
  messages: (
    <>
      <Thing d="M34 26h52a5 5 0 0 1 5 5v36a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5z" />
      <Line d="M30 30l30 22 30-22" />
      <Detail d="M50 63h20" />
    </>
  ),
  records: (
    <>
      <Thing d="M38 16h44v62l-7.3-5-7.3 5-7.4-5-7.3 5-7.3-5-7.4 5z" />
      <Line d="M48 30h10M70 30h2M48 42h14M70 42h2" />
      <Detail d="M48 56h24" />
    </>
  ),
  offline: (
    <>
      <Line d="M26 44a48 48 0 0 1 68 0M38 56a31 31 0 0 1 44 0M50 68a14 14 0 0 1 20 0" />
      <Line d="M60 76a1 1 0 1 1 0 2a1 1 0 1 1 0-2z" />
      <Detail d="M36 20l48 60" />
    </>
  ),
  error: (
    <>
      <Thing d="M38 16h30l14 14v42a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z" />
      <Line d="M68 16v14h14" />
      <Detail d="M60 40v16M60 66v.01" />
    </>
  ),
  blocked: (
    <>
      <Line d="M46 44V32a14 14 0 0 1 28 0v12" />
      <Thing d="M42 44h36a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V49a5 5 0 0 1 5-5z" />
      <Detail d="M60 57v8" />
    </>
  ),
};

/** A line drawing for a state without content. Hidden from screen readers: the text below it says the same. */
export function Drawing({ kind }: DrawingProps) {
  return (
    <Picture viewBox="0 0 120 96" data-drawing={kind} aria-hidden="true" focusable={false}>
      <Ground cx="60" cy="48" r="46" />
      {drawings[kind]}
    </Picture>
  );
}
