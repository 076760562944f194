import { expect, waitFor } from 'storybook/test';
import type { Point } from './pointer';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the chart of a period is drawn at its final width. */
export async function findDrawnChart(period: string): Promise<HTMLElement> {
  const find = () => document.querySelector<HTMLElement>(`[data-drawn="${period}"]:has(canvas)`);
  await waitFor(() => expect(find()).not.toBeNull());
  // The width of the axis is known only after its figures are drawn.
  for (let count = 0; count < 2; count++) await nextFrame();
  return find() as HTMLElement;
}

/** A point on a chart: 0 to 1 of its width and height, including the axes. */
export function pointOnChart(chart: HTMLElement, across: number, down: number): Point {
  const { left, top, width, height } = chart.getBoundingClientRect();
  return { x: left + width * across, y: top + height * down };
}
