import { expect, waitFor } from 'storybook/test';

/** Waits until the chart of a period is on its canvas. */
export async function chartDrawn(period: string): Promise<void> {
  await waitFor(() => expect(document.querySelector(`[data-drawn="${period}"] canvas`)).not.toBeNull(), {
    timeout: 5_000,
  });
}
