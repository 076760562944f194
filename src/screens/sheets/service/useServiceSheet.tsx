import Headset from 'lucide-react/icons/headset';
import { type ReactNode, Suspense, useState } from 'react';
import { Fetched } from '../../../components/Fetched';
import { IconButton } from '../../../components/IconButton/IconButton';
import { useText } from '../../../i18n/useText';
import { lazyModule } from '../../../lib/lazyModule';

const sheet = lazyModule(() => import('./ServiceSheet'), 'ServiceSheet');

interface ServiceOnScreen {
  openService: () => void;
  serviceButton: ReactNode;
  serviceSheet: ReactNode;
}

/**
 * Customer service over the screen it is needed on; the message carries that screen.
 *
 * @param orderNumber what it is about, where the screen shows one order
 * @returns how to open it; a record's button for that, at the right of its top bar; and the sheet, which the screen
 * draws where it stays while the rest changes, so that a message that was begun stays as well
 */
export function useServiceSheet(orderNumber?: string): ServiceOnScreen {
  const t = useText('support');
  const [open, setOpen] = useState<boolean>();
  // Not fetched before somebody asks for it; kept afterwards with what was written.
  const serviceSheet = open !== undefined && (
    <Suspense fallback={null}>
      <Fetched code={sheet} props={{ open, onOpenChange: setOpen, orderNumber }} />
    </Suspense>
  );
  const openService = () => setOpen(true);
  const serviceButton = <IconButton label={t('contact')} glyph={Headset} onClick={openService} />;
  return { openService, serviceButton, serviceSheet };
}
