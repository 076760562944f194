'use client';
import { styled } from 'styled-components';
import type { Board } from '../../../api/contract/board';
import { hidden } from '../../../components/VisuallyHidden/hidden';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

interface SpokenProps {
  board: Pick<Board, 'asks' | 'bids'>;
  tickSize: string;
}

/** The name of the table: the best price of each side with its shares, so that a screen reader need not read the rows. */
export function Spoken({ board: { asks, bids }, tickSize }: SpokenProps) {
  const formats = useFormats();
  const t = useText('board');
  const [ask] = asks;
  const [bid] = bids;
  const best = (level: typeof ask) =>
    level && { price: formats.price(level.price, tickSize), shares: formats.number(level.shares) };
  return (
    <Caption>
      {t('title')}
      {ask && <span> {t('said.ask', best(ask))}</span>}
      {bid && <span> {t('said.bid', best(bid))}</span>}
    </Caption>
  );
}

const Caption = styled.caption`${hidden}`;
