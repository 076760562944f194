import { Refusal, type RefusalProps } from '../../../widgets/Refusal/Refusal';
import { ContactService } from './ContactService';

interface RefusedByServerProps extends Pick<RefusalProps, 'message'> {
  /** Order number of what was refused, where it is about one. */
  orderNumber?: string;
}

/** The server's refusal, with the way to customer service where that alone can lift it. */
export function RefusedByServer({ message, orderNumber }: RefusedByServerProps) {
  return (
    <Refusal
      message={message}
      contact={<ContactService {...(orderNumber !== undefined && { orderNumber })} />}
    />
  );
}
