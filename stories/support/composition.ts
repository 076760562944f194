const browsers = ['Chromium', 'Safari'] as const;

/** How long after the end of a composition its key may arrive on a slow device, ms. */
const delayMs = 20;

const compose = (field: Element, type: 'compositionstart' | 'compositionend') =>
  field.dispatchEvent(new CompositionEvent(type, { bubbles: true }));

/**
 * Presses a key that belongs to an input method, in the order of events of each browser: Chromium sends the key before
 * the composition ends, Safari afterwards and without `isComposing`.
 *
 * @returns whether the browser's own action of the key was allowed in either
 */
export async function pressInComposition(field: Element, key: string): Promise<boolean> {
  const allowed: boolean[] = [];
  for (const browser of browsers) {
    const isComposing = browser === 'Chromium';
    compose(field, 'compositionstart');
    if (!isComposing) {
      compose(field, 'compositionend');
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    const of = { key, keyCode: 229, isComposing, bubbles: true, cancelable: true };
    allowed.push(field.dispatchEvent(new KeyboardEvent('keydown', of)));
    if (isComposing) compose(field, 'compositionend');
  }
  return allowed.includes(true);
}
