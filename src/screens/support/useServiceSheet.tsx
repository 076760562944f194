import Headset from 'lucide-react/icons/headset';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Lazy } from '../../components/Lazy';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';

const sheet = lazyComponent(() => import('./ServiceSheet'), 'ServiceSheet');

interface ServiceOnScreen {
  openService: () => void;
  serviceButton: ReactNode;
  serviceSheet: ReactNode;
}

/**
 * Customer service in a sheet over the current screen, whose path is sent with the message.
 *
 * @param orderNumber the order that the screen shows, if any
 * @returns a function that opens it; a button for a record's top bar; and the sheet. Render the sheet where it stays
 * mounted, so that a draft stays as well.
 */
export function useServiceSheet(orderNumber?: string): ServiceOnScreen {
  const t = useText('support');
  const [open, setOpen] = useState<boolean>();
  // Loaded on first use, then kept with its draft.
  const serviceSheet = open !== undefined && (
    <Suspense fallback={null}>
      <Lazy of={sheet} props={{ open, onOpenChange: setOpen, orderNumber }} />
    </Suspense>
  );
  const openService = () => setOpen(true);
  const serviceButton = <IconButton label={t('contact')} glyph={Headset} onClick={openService} />;
  return { openService, serviceButton, serviceSheet };
}
