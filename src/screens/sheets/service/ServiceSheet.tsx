import styled from 'styled-components';
import { Sheet } from '../../../components/Sheet/Sheet';
import { useText } from '../../../i18n/useText';
import { useFormDraft } from '../../../session/useFormDraft';
import { rem } from '../../../theme/rem';
import { space } from '../../../theme/tokens';
import { ServiceFacts } from './ServiceFacts';
import { ServiceMessages } from './ServiceMessages';
import { WriteToService } from './WriteToService';

export interface ServiceSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Order number of what the screen shows, to go with the message. */
  orderNumber?: string | undefined;
}

/** Customer service: when it answers and how it is reached, a message to it, and what was written before. */
export function ServiceSheet({ open, onOpenChange, orderNumber }: ServiceSheetProps) {
  const t = useText('support');
  // Survives closing the sheet to look something up.
  const [draft, setDraft] = useFormDraft('message', '');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <Parts>
        <ServiceFacts />
        <WriteToService draft={draft} onDraft={setDraft} orderNumber={orderNumber} />
        <ServiceMessages />
      </Parts>
    </Sheet>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${rem(space.l)};
`;
