/** Marks what the picture of a story shows. */
export const pictureMark = 'data-in-picture';

/** Scrolls to what a story is about. The picture of the story shows it, too. */
export function showInPicture(element: Element): void {
  for (const former of document.querySelectorAll(`[${pictureMark}]`)) former.removeAttribute(pictureMark);
  element.setAttribute(pictureMark, '');
  element.scrollIntoView({ block: 'center' });
}
