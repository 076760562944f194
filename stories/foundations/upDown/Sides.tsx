import { styled } from 'styled-components';
import { Button } from '../../../src/components/Button/Button';
import { useText } from '../../../src/i18n/useText';
import { rem } from '../../../src/theme/rem';
import { space } from '../../../src/theme/tokens';

/** The two directions of an order. */
export function Sides() {
  const t = useText('trade');
  return (
    <Pair>
      <Button fullWidth kind="priceUp">
        {t('side.long')}
      </Button>
      <Button fullWidth kind="priceDown">
        {t('side.short')}
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  width: 100%;
  max-width: ${rem(686)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(space.s)};
`;
