import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import styled from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { isPositive } from '../../domain/decimal';
import { formatMoney } from '../../format/money';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface TotalAssetsProps {
  /** Decimal string in yen. */
  amount: string;
  /** The part of it that is borrowed, in yen. */
  borrowed: string;
  /** Shows no figure, for looking at the phone in company. */
  hidden: boolean;
  onHide: (hidden: boolean) => void;
}

/** The member's total assets, and the switch that hides every balance. */
export function TotalAssets({ amount, borrowed, hidden, onHide }: TotalAssetsProps) {
  const t = useText('home');
  return (
    <Head>
      <KeyFigure
        label={t('assets.total')}
        value={hidden ? t('assets.hidden') : formatMoney(amount)}
        {...(!hidden && { unit: t('common:yen') })}
        {...(!hidden &&
          isPositive(borrowed) && { note: t('assets.borrowed', { amount: formatYen(borrowed) }) })}
      />
      <IconButton
        label={hidden ? t('assets.show') : t('assets.hide')}
        glyph={hidden ? EyeOff : Eye}
        onClick={() => onHide(!hidden)}
      />
    </Head>
  );
}

// The icon's target reaches into the margin, so that the icon itself stands on the grid's edge.
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-right: ${rem(-20)};
  margin-bottom: ${rem(space.xs)};
`;
