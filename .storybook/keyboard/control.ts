import { getRoles } from 'storybook/test';

const controls = [
  ...['a[href]', 'button', 'input', 'select', 'textarea', 'summary'],
  ...['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'option', 'menuitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** What holds controls that are one stop of the Tab key: within it, the arrow keys move. */
const groups = ['radiogroup', 'tablist', 'listbox', 'menu'].map((role) => `[role="${role}"]`).join();

/** What an element says, or is called. */
export function wordsOf(element: Element): string {
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [];
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  return words.trim().replace(/\s+/g, ' ');
}

/** Names an element by its role and its words. */
export function describeControl(element: Element): string {
  if (element === document.body) return 'the page';
  const [role = element.localName] = Object.keys(getRoles(element as HTMLElement));
  return `${role} “${wordsOf(element).slice(0, 60)}”`;
}

/** The control that an element is, stands in, or is the label of. */
export function controlOf(element: Element): HTMLElement {
  const control = element.closest<HTMLElement>(controls) ?? element.closest('label')?.control;
  if (!control) throw new Error(`${describeControl(element)} belongs to no control`);
  return control;
}

/** The group in which the arrow keys lead to a control, if it is in one. */
export const groupOf = (control: Element): Element | null => control.closest(groups);

/**
 * The key that does what a tap does; a field only takes the focus, and a tab that was chosen by moving is chosen. So is a
 * radio button, but in a sheet of choices a key has to say so.
 */
export function keyFor(control: Element): 'Enter' | 'Space' | undefined {
  if (control.matches('[aria-selected="true"]')) return undefined;
  if (
    control.matches('[type="checkbox"], [type="radio"], [role="checkbox"], [role="switch"], [role="radio"]')
  )
    return 'Space';
  return control.matches('input, select, textarea') ? undefined : 'Enter';
}
