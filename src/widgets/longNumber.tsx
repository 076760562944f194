import type { ReactNode } from 'react';
import { ExpandableText } from '../components/Shortened/ExpandableText';
import { Shortened } from '../components/Shortened/Shortened';
import { shortenMiddle } from '../format/shortenLabel';

/**
 * An order number, an address or an account number as a value. Over 20 characters it is shortened (specification 9),
 * and a tap shows the whole.
 */
export function longNumber(text: string): ReactNode {
  const short = shortenMiddle(text);
  return short === text ? text : <ExpandableText text={text} short={short} />;
}

/** The same within a card or a row that leads to the whole: nothing in it can be tapped. */
export function ShortNumber({ number }: { number: string }) {
  return <Shortened text={number} short={shortenMiddle(number)} />;
}
