'use client';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor, directionMark, directionOf } from '../direction';

export interface ChangeProps {
  /** The change as a decimal string, in yen or points. */
  change: string;
  /** Use for the same change in percent. Leave out when it can't be computed. */
  changePercent?: string;
  /** Decimals of the change: those of the price's tick. */
  decimals?: number;
}

const Figures = styled.span<{ $color: 'priceUp' | 'priceDown' | 'priceFlat' }>`
  color: ${({ $color }) => color($color)};

  > span { display: inline-block; }
`;

const Mark = styled.span`
  margin-right: ${units(6)};
  font-size: 0.8em;
`;

/** A price movement with its mark, sign and direction colour. For a profit or loss use `ProfitLoss`. */
export function Change({ change, changePercent, decimals }: ChangeProps) {
  const formats = useFormats();
  const t = useText('market');
  const direction = directionOf(change);
  return (
    <Figures $color={directionColor[direction]} data-direction={direction}>
      <span>
        <VisuallyHidden>{`${t(`direction.${direction}`)} `}</VisuallyHidden>
        {direction !== 'flat' && <Mark aria-hidden="true">{directionMark[direction]}</Mark>}
        <span>{formats.signed(change, decimals === undefined ? {} : { decimals })}</span>
      </span>
      {changePercent !== undefined && (
        <>
          {' '}
          <span>{`(${formats.signedPercent(changePercent)})`}</span>
        </>
      )}
    </Figures>
  );
}
