/** One finger, a mouse or a pen on an element, from its middle by so many css px; lets it go at the end. */
export interface Sweep {
  x?: number;
  y?: number;
  pointerType?: 'touch' | 'mouse';
  /** At least so long, in ms: a move that takes no time at all is a very fast one. */
  takes?: number;
  /** Looked at before it is let go. */
  held?: () => void | Promise<void>;
}

const steps = 8;

/** Moves a pointer over an element as a browser reports it. */
export async function sweep(
  element: Element,
  { x = 0, y = 0, pointerType = 'touch', takes = 0, held }: Sweep,
): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const fire = (type: string, part: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        clientX: left + width / 2 + x * part,
        clientY: top + height / 2 + y * part,
      }),
    );
  fire('pointerdown', 0);
  for (let step = 1; step <= steps; step++) {
    if (takes) await new Promise((resolve) => setTimeout(resolve, takes / steps));
    fire('pointermove', step / steps);
  }
  await held?.();
  fire('pointerup', 1);
}
