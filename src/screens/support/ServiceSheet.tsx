import { styled } from 'styled-components';
import { useSupportSend } from '../../api/queries/support';
import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { useFormDraft } from '../useFormDraft';
import { ServiceFacts } from './ServiceFacts';
import { ServiceMessages } from './ServiceMessages';
import { WriteToService } from './WriteToService';

export interface ServiceSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called when the member opens or closes the sheet. */
  onOpenChange: (open: boolean) => void;
  /** Use on the screen of one order: its number is sent with the message. */
  orderNumber?: string | undefined;
}

/** Customer service: hours and contact, a message form, and previous messages. */
export function ServiceSheet({ open, onOpenChange, orderNumber }: ServiceSheetProps) {
  const t = useText('support');
  // The draft survives closing the sheet to look something up.
  const sending = useSupportSend();
  const [{ text }, setDraft] = useFormDraft('message', { text: '' }, sending.state.step !== 'ready');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <Parts>
        <ServiceFacts />
        <WriteToService
          sending={sending}
          draft={text}
          onDraft={(typed) => setDraft({ text: typed })}
          orderNumber={orderNumber}
        />
        <ServiceMessages />
      </Parts>
    </Sheet>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${units(space.l)};
`;
