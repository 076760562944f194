import { getRoles } from 'storybook/test';

const controls = [
  ...['a[href]', 'button', 'input', 'select', 'textarea', 'summary'],
  ...['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'option', 'menuitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** Composite widgets: one stop for the Tab key; arrow keys move within them. */
const groups = [
  ...['radiogroup', 'tablist', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
  '[role="group"]:has(> [aria-pressed])',
].join();

/** Accessible name of an element, or its text. */
export function wordsOf(element: Element): string {
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [];
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  return words.trim().replace(/\s+/g, ' ');
}

/** Describes an element by its role and its name. */
export function describeControl(element: Element): string {
  if (element === document.body) return 'the page';
  const [role = element.localName] = Object.keys(getRoles(element as HTMLElement));
  return `${role} “${wordsOf(element).slice(0, 60)}”`;
}

/** The control that contains an element or is labelled by it. */
export function controlOf(element: Element): HTMLElement {
  const control = element.closest<HTMLElement>(controls) ?? element.closest('label')?.control;
  if (!control) throw new Error(`${describeControl(element)} belongs to no control`);
  return control;
}

/** The composite widget around a control, if there is one. */
export const groupOf = (control: Element): Element | null => control.closest(groups);

/**
 * The key with the effect of a tap; undefined if focus is enough, as for fields and selected tabs. Radio buttons need a
 * key, because in a sheet of choices the focus alone does not select.
 */
export function keyFor(control: Element): '{Enter}' | '[Space]' | undefined {
  if (control.matches('[aria-selected="true"]')) return undefined;
  if (
    control.matches('[type="checkbox"], [type="radio"], [role="checkbox"], [role="switch"], [role="radio"]')
  )
    return '[Space]';
  return control.matches('input, select, textarea') ? undefined : '{Enter}';
}
