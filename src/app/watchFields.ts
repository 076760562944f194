import { isComposingKey } from '../lib/isComposingKey';

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Before these, the app must know what the fields show. `PageStyle` animates a field that is no longer empty. */
const moments = ['animationstart', 'pointerdown', 'focusout', 'click', 'submit'] as const;

/** The beginning and the end of a composition. */
const compositions = ['compositionstart', 'compositionend'] as const;

/** While an input method composes, the text of its field is not final, and another event would end up inside of it. */
let composing = false;
const noteComposition = ({ type }: Event) => {
  composing = type === 'compositionstart';
};

/**
 * Password managers and browsers may fill fields without an event, or before the page may read them. This tells the app:
 * React passes an input event on if the text in the field is not the one that it knows, and ignores it otherwise.
 */
function readFilledFields(): void {
  if (composing) return;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  // React keeps the default of a field that it controls at the text that it knows.
  const filled = new Map(
    fields.filter((field) => field.value !== field.defaultValue).map((field) => [field, field.value]),
  );
  for (const field of fields) {
    const text = filled.get(field);
    // React has rendered the previous field, and has emptied this one. Its setter `value` would hide the text from it.
    if (text !== undefined && field.value !== text) field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** An Enter that belongs to an input method does not submit the form of its field. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposingKey(event)) event.preventDefault();
}

/**
 * Watches all text fields: what they show is what is checked and sent, even if the browser filled it silently, and only
 * an Enter of the member submits.
 *
 * @returns removes the listeners
 */
export function watchFields(): () => void {
  const listening = new AbortController();
  // Capture phase on the window: before all other listeners.
  const options = { capture: true, signal: listening.signal };
  for (const moment of moments) window.addEventListener(moment, readFilledFields, options);
  for (const change of compositions) window.addEventListener(change, noteComposition, options);
  window.addEventListener('keydown', keepForm, options);
  return () => listening.abort();
}
