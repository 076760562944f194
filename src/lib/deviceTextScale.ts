/** Default sizes in css px of `medium` text, and of Dynamic Type on iOS. */
const usualPx = 16;
const usualApplePx = 17;

/**
 * The device's or browser's text scale, from 1 to 2; 1 when it can't be read. The largest of the browser's default
 * size, Dynamic Type on iOS, and `preferred-text-scale` where supported.
 */
export function deviceTextScale(): number {
  const probe = document.createElement('span');
  probe.style.cssText = 'position:absolute;font-size:medium;width:calc(100px * env(preferred-text-scale, 1))';
  document.documentElement.append(probe);
  const { fontSize, width } = getComputedStyle(probe);
  const scales = [Number.parseFloat(fontSize) / usualPx, Number.parseFloat(width) / 100];
  if (CSS.supports('font', '-apple-system-body')) {
    probe.style.font = '-apple-system-body';
    scales.push(Number.parseFloat(getComputedStyle(probe).fontSize) / usualApplePx);
  }
  probe.remove();
  return Math.min(2, Math.max(1, ...scales.filter(Number.isFinite)));
}
