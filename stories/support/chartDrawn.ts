import { expect, waitFor } from 'storybook/test';
import type { Point } from './touch';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the chart of a period is on its canvas, as wide as its axis leaves it room. */
export async function chartDrawn(period: string): Promise<HTMLElement> {
  const drawn = () => document.querySelector<HTMLElement>(`[data-drawn="${period}"]:has(canvas)`);
  await waitFor(() => expect(drawn()).not.toBeNull(), { timeout: 5_000 });
  // How much room the axis takes is known once its figures are drawn.
  for (let drawing = 0; drawing < 2; drawing++) await frame();
  return drawn() as HTMLElement;
}

/** A place on a chart: 0 to 1 of its width and height, its axes included. */
export function onChart(chart: HTMLElement, across: number, down: number): Point {
  const { left, top, width, height } = chart.getBoundingClientRect();
  return { x: left + width * across, y: top + height * down };
}
