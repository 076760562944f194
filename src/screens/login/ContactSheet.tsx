import { Sheet } from '../../components/Sheet/Sheet';
import { useText } from '../../i18n/useText';
import { ContactFacts, type ContactFactsProps } from './ContactFacts';

export interface ContactSheetProps extends ContactFactsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How to reach customer service, as far as the server says. */
export function ContactSheet({ open, onOpenChange, support }: ContactSheetProps) {
  const t = useText('login');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('choice.contact')} closeLabel={t('common:close')}>
      <ContactFacts support={support} />
    </Sheet>
  );
}
