type StatusTone = 'neutral' | 'danger';
type OrderStatus = 'placed' | 'cancelled';

const tone: Record<OrderStatus, StatusTone> = { placed: 'neutral', cancelled: 'danger' };

export const OrderCard = (props: { blockedReason?: string }) => <p className={tone.placed} {...props} />;
