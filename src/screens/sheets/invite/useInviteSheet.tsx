import { lazy, type ReactNode, Suspense, useState } from 'react';

const InviteSheet = lazy(() => import('./InviteSheet').then((m) => ({ default: m.InviteSheet })));

/**
 * Inviting a friend, over the screen it is asked for.
 *
 * @returns how to open it, and the sheet, which the screen draws anywhere
 */
export function useInviteSheet(): { openInvite: () => void; inviteSheet: ReactNode } {
  const [open, setOpen] = useState<boolean>();
  const inviteSheet = open !== undefined && (
    <Suspense fallback={null}>
      <InviteSheet open={open} onOpenChange={setOpen} />
    </Suspense>
  );
  return { openInvite: () => setOpen(true), inviteSheet };
}
