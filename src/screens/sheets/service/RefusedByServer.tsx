import { Refusal, type RefusalProps } from '../../../widgets/Refusal/Refusal';
import { ContactService } from './ContactService';

interface RefusedByServerProps extends Pick<RefusalProps, 'message'> {
  /** Order number of what was refused, if it concerns one. */
  orderNumber?: string;
}

/** The server's refusal, with a link to customer service if only that can resolve it. */
export function RefusedByServer({ message, orderNumber }: RefusedByServerProps) {
  return (
    <Refusal
      message={message}
      contact={<ContactService {...(orderNumber !== undefined && { orderNumber })} />}
    />
  );
}
