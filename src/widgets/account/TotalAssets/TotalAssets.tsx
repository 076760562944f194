'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton';
import { KeyFigure } from '../../../components/KeyFigure/KeyFigure';
import { isPositive } from '../../../domain/decimal';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface TotalAssetsProps {
  /** Total assets, decimal string in yen. */
  amount: string;
  /** The borrowed part, in yen. */
  borrowed: string;
  /** Set to mask all figures, for use of the phone in public. */
  hidden: boolean;
  /** Called when the member hides or shows the figures. */
  onHide: (hidden: boolean) => void;
}

/** The member's total assets, with the button that hides every balance. */
export function TotalAssets({ amount, borrowed, hidden, onHide }: TotalAssetsProps) {
  const formats = useFormats();
  const t = useText('home');
  return (
    <Head>
      <KeyFigure
        label={t('assets.total')}
        value={hidden ? t('common:hidden') : formats.money(amount)}
        {...(!hidden && { unit: t('common:yen') })}
        {...(!hidden &&
          isPositive(borrowed) && { note: t('assets.borrowed', { amount: formats.yen(borrowed) }) })}
      />
      <IconButton
        label={hidden ? t('assets.show') : t('assets.hide')}
        glyph={hidden ? EyeOff : Eye}
        onClick={() => onHide(!hidden)}
      />
    </Head>
  );
}

// The touch target extends into the margin, so that the icon is on the grid's edge.
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-right: ${units(-20)};
  margin-bottom: ${units(space.xs)};
`;
