import { styled } from 'styled-components';
import { Button } from '../../../src/components/Button/Button';
import { useText } from '../../../src/i18n/useText';
import { space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

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
  max-width: ${units(686)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${units(space.s)};
`;
