import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { ContactFacts, type ContactFactsProps } from './ContactFacts';

export interface ContactSheetProps extends ContactFactsProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called when the member opens or closes the sheet. */
  onOpenChange: (open: boolean) => void;
}

/** How to contact customer service, if the server provides it. */
export function ContactSheet({ open, onOpenChange, support }: ContactSheetProps) {
  const t = useText('login');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('choice.contact')} closeLabel={t('common:close')}>
      <ContactFacts support={support} />
    </Sheet>
  );
}
