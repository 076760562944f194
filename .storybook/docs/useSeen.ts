import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the part of the page that is seen. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    if (element.current && !seen) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
