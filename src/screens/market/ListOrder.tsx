import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { OrderAsOf, type OrderAsOfProps } from '../../widgets/OrderAsOf/OrderAsOf';

/** Above the rows of a list of stocks that is sorted by figures that move: when it was sorted. */
export function ListOrder(props: OrderAsOfProps) {
  return (
    <Place>
      <OrderAsOf {...props} />
    </Place>
  );
}

const Place = styled.div`
  padding-inline: ${units(space.l)};
`;
