const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Drags a handle to where another one is, in small steps as a finger does, and lets go. */
export async function dragBy(handle: Element, to: Element, steps = 12): Promise<void> {
  const from = centre(handle);
  const goal = centre(to);
  const fire = (type: string, target: EventTarget, at: typeof from, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        button: 0,
        buttons,
      }),
    );
  fire('pointerdown', handle, from, 1);
  for (let step = 1; step <= steps; step++) {
    await frame();
    const part = step / steps;
    const at = {
      clientX: from.clientX + (goal.clientX - from.clientX) * part,
      clientY: from.clientY + (goal.clientY - from.clientY) * part,
    };
    fire('pointermove', document, at, 1);
  }
  await frame();
  fire('pointerup', document, goal, 0);
}
