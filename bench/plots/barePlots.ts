import type { Plotted } from './plotted';

const svg = 'http://www.w3.org/2000/svg';

/** The floor: the same shapes without React, styles or texts. An attribute is set when its value changes. */
export function drawBarePlots(parent: HTMLElement, first: Plotted): (shown: Plotted) => void {
  const drawing = (height: number) => {
    const made = document.createElementNS(svg, 'svg');
    made.setAttribute('viewBox', '0 0 100 100');
    made.setAttribute('preserveAspectRatio', 'none');
    made.style.cssText = `display:block;width:100%;height:${height}px`;
    parent.append(made);
    return made;
  };
  const shape = (on: SVGElement, kind: string, attributes: Record<string, string>) => {
    const made = document.createElementNS(svg, kind);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    on.append(made);
    return made;
  };
  const set = (on: Element | undefined, name: string, value: string) => {
    if (on && on.getAttribute(name) !== value) on.setAttribute(name, value);
  };
  const many = (count: number, make: (place: number) => Element) =>
    Array.from({ length: count }, (_, place) => make(place));

  const line = { fill: 'none', stroke: 'green' };
  const area = drawing(80);
  const [areaFill, areaLine] = [shape(area, 'polygon', { opacity: '0.2' }), shape(area, 'polyline', line)];
  const ring = { cx: '50', cy: '50', r: '40', pathLength: '100', fill: 'none', stroke: 'blue' };
  const donut = drawing(110);
  const parts = many(first.shares.length, () => shape(donut, 'circle', ring));
  const heat = drawing(160);
  const fields = many(first.fields.length, (place) =>
    shape(heat, 'rect', { x: `${place * 8}`, width: '7', height: '100' }),
  );
  const scale = drawing(30);
  const marks = many(first.marks.length, () => shape(scale, 'rect', { width: '2', height: '20' }));
  const bars = many(first.bars.length, () => shape(drawing(6), 'rect', { height: '100' }));
  const days = drawing(110);
  const steps = many(7, () => shape(days, 'circle', ring));
  const lines = many(first.lines.length, () => shape(drawing(24), 'polyline', line));

  const pointsOf = (values: readonly number[]) =>
    values.map((value, place) => `${(place * 100) / values.length},${50 - value}`).join(' ');
  const redraw = (shown: Plotted) => {
    const course = pointsOf(shown.area);
    set(areaFill, 'points', `0,100 ${course} 100,100`);
    set(areaLine, 'points', course);
    for (const [place, share] of shown.shares.entries())
      set(parts[place], 'stroke-dasharray', `${share} 100`);
    for (const [place, value] of shown.fields.entries())
      set(fields[place], 'opacity', `${Math.abs(value) / 3}`);
    for (const [at, place] of shown.marks.entries()) set(marks[at], 'x', `${place * 100}`);
    for (const [place, percent] of shown.bars.entries()) set(bars[place], 'width', `${percent}`);
    for (const [place, step] of steps.entries()) set(step, 'opacity', place < shown.done ? '1' : '0.3');
    for (const [place, points] of shown.lines.entries()) set(lines[place], 'points', pointsOf(points));
  };
  redraw(first);
  return redraw;
}
