'use client';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface UnlistedStockProps {
  /** Its symbol, the only known fact. */
  symbol: string;
  /** Called when it is removed from the watchlist. */
  onRemove: () => void;
}

/** A watchlist row of a delisted stock. Without it the stock would disappear unexplained. */
export function UnlistedStock({ symbol, onRemove }: UnlistedStockProps) {
  const t = useText('watchlist');
  return (
    <Row>
      <span>
        <Code>{symbol}</Code>
        <Note>{t('unlisted')}</Note>
      </span>
      <Button kind="quiet" size="small" aria-label={`${t('remove')}: ${symbol}`} onClick={onRemove}>
        {t('remove')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  min-height: ${units(112)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l)};
  line-height: ${lineHeight.tight};
`;

const Code = styled.span`
  display: block;
  color: ${color('inkSecondary')};
`;

const Note = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
