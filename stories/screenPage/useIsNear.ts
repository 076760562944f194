import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the visible part of the page, or at most a window's height away. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    // With the document as root, the margin also applies inside the catalogue's frame.
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: document, rootMargin: '100% 0px' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
