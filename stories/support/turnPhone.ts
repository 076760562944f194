import { waitFor } from 'storybook/test';

type Resize = (size: { width: number; height: number }) => Promise<void>;

/** Turns the phone on its side. Only the test runner can: in the catalogue, the window keeps its size. */
export async function turnPhone({ loaded }: { loaded: Record<string, unknown> }): Promise<void> {
  const resize = loaded.resize as Resize | undefined;
  if (!resize) return;
  const { innerWidth: width, innerHeight: height } = window;
  await resize({ width: height, height: width });
  await waitFor(() => {
    if (window.innerWidth !== height) throw new Error('the window is still upright');
  });
}
