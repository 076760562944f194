'use client';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { formatTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, lineHeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface OrderAsOfProps {
  /** When the list was sorted, epoch ms. */
  at: number;
  /** Called when the member asks to sort the list again. */
  onSortAgain: () => void;
}

/** Says that the order of a list stays while its figures move: when it was sorted, and a button that sorts it again. */
export function OrderAsOf({ at, onSortAgain }: OrderAsOfProps) {
  const t = useText('common');
  return (
    <Line>
      <span>{t('orderAsOf.at', { time: formatTime(at) })}</span>
      <Again type="button" onClick={onSortAgain}>
        {t('orderAsOf.again')}
        <Icon glyph={ArrowDownUp} size={32} />
      </Again>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${units(space.m)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  line-height: ${lineHeight.tight};
`;

const Again = styled.button`
  display: inline-flex;
  min-width: ${units(touchTarget)};
  min-height: ${units(touchTarget)};
  align-items: center;
  gap: ${units(space.xs)};
  margin-inline: ${units(-space.xs)};
  padding-inline: ${units(space.xs)};
  color: ${color('accent')};
  cursor: pointer;
  &:active { color: ${color('accentPressed')}; }
  /* Rows and headings touch the line. */
  &:focus-visible { outline-offset: -2px; }
`;
