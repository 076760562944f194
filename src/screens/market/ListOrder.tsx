import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
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
  padding-inline: ${rem(space.l)};
`;
