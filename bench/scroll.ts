/** Scrolls a distance within a time, frame by frame. @returns durations of all frames and long tasks, in ms */
export async function scroll(px: number, ms: number): Promise<{ frames: number[]; longTasks: number[] }> {
  const frames: number[] = [];
  const longTasks: number[] = [];
  const watch = new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longTasks.push(duration);
  });
  watch.observe({ type: 'longtask' });
  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  const began = await nextFrame();
  let last = began;
  while (last - began < ms) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    window.scrollTo(0, (px * (now - began)) / ms);
  }
  watch.disconnect();
  return { frames, longTasks };
}
