import { ProblemNote, type ProblemNoteProps } from '../../widgets/ProblemNote/ProblemNote';
import { ContactService } from './ContactService';

interface RefusedByServerProps extends Pick<ProblemNoteProps, 'problem' | 'textId'> {
  /** Order number of what was refused, if it concerns one. */
  orderNumber?: string;
}

/** Why the server did not carry out a call, with a link to customer service if only that can resolve it. */
export function RefusedByServer({ problem, textId, orderNumber }: RefusedByServerProps) {
  return (
    <ProblemNote
      problem={problem}
      textId={textId}
      contact={<ContactService {...(orderNumber !== undefined && { orderNumber })} />}
    />
  );
}
