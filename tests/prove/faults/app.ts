import type { Fault } from '../change';

/** Mistakes in the app around the screens. */
export const appFaults: readonly Fault[] = [
  {
    title: 'the back button of the phone leaves a page while a sheet is open',
    kind: 'wrong way back',
    foundBy: 'Unit tests',
    file: 'src/app/native/backPress.ts',
    text: "  if (layers > 0) return 'closeLayer';\n  if (canGoBack) return 'goBack';",
    becomes: "  if (canGoBack) return 'goBack';\n  if (layers > 0) return 'closeLayer';",
  },
  {
    title: 'Escape logs out a member in the idle dialog',
    kind: 'wrong action',
    foundBy: 'Stories in Chromium',
    file: 'src/app/idle/IdleQuestion.tsx',
    text: 'onOpenChange={(open) => !open && onStay()}',
    becomes: 'onOpenChange={(open) => (open ? onStay() : onLeave())}',
  },
  {
    title: 'a heading of the demonstration skips two levels',
    kind: 'heading order',
    foundBy: 'Stories in Chromium',
    file: 'src/app/demo/BackOffice.tsx',
    text: 'const Heading = styled.h3`',
    becomes: 'const Heading = styled.h5`',
  },
];
