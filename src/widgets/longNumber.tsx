'use client';
import type { ReactNode } from 'react';
import { ExpandableText } from '../components/Shortened/ExpandableText';
import { Shortened } from '../components/Shortened/Shortened';
import { shortenMiddle } from '../format/shortenLabel';

/**
 * Formats an order number, address or account number. Over 20 characters it is shortened (specification 9); a tap
 * shows all.
 */
export function longNumber(text: string): ReactNode {
  const short = shortenMiddle(text);
  return short === text ? text : <ExpandableText text={text} short={short} />;
}

/** The same inside a card or row that links to the whole. It can't be tapped itself. */
export function ShortNumber({ number }: { number: string }) {
  return <Shortened text={number} short={shortenMiddle(number)} />;
}
