import { Empty } from '../../components/Empty/Empty';
import { OrderCard } from '../../widgets/OrderCard/OrderCard';
import { Sheet } from '../sheets/Sheet';

export const Start = ({ why }: { why?: string }) => (
  <>
    <Empty />
    <OrderCard {...(why && { blockedReason: why })} />
    <Sheet />
  </>
);
