'use client';
import { styled } from 'styled-components';
import type { BoardLevel } from '../../../api/contract/board';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight } from '../../../theme/tokens';

interface LevelSharesProps {
  level: BoardLevel;
  /** Width of the bar behind the figure, in percent. */
  width: number;
  /** Where the bar starts: at the price. */
  from: 'left' | 'right';
}

/** The shares at a price, with a bar of their amount the member's own shares, and those that stand before them. */
export function LevelShares({ level: { shares, own, ahead }, width, from }: LevelSharesProps) {
  const formats = useFormats();
  const t = useText('board');
  return (
    <>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={from === 'left' ? 0 : 100 - width} width={width} height={1} />
      </Bar>
      <span>{formats.number(shares)}</span>
      {own !== null && <Own>{t('own', { shares: formats.number(own) })}</Own>}
      {ahead != null && <Own>{t('ahead', { shares: formats.number(ahead) })}</Own>}
    </>
  );
}

const Bar = styled.svg`
  position: absolute;
  z-index: -1;
  width: 100%;
  height: 100%;
  fill: ${color('accentSoft')};
  inset: 0;
`;

const Own = styled.span`
  display: block;
  color: ${color('accent')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.bold};
`;
