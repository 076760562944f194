import { type ReactNode, Suspense, useState } from 'react';
import { Lazy } from '../../components/Lazy';
import { lazyComponent } from '../../lib/lazyComponent';

const sheet = lazyComponent(() => import('./InviteSheet'), 'InviteSheet');

/**
 * Inviting a friend, in a sheet over the current screen.
 *
 * @returns a function that opens it, and the sheet, which the screen renders anywhere
 */
export function useInviteSheet(): { openInvite: () => void; inviteSheet: ReactNode } {
  const [open, setOpen] = useState<boolean>();
  const inviteSheet = open !== undefined && (
    <Suspense fallback={null}>
      <Lazy of={sheet} props={{ open, onOpenChange: setOpen }} />
    </Suspense>
  );
  return { openInvite: () => setOpen(true), inviteSheet };
}
