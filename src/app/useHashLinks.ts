import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Lets the router follow links to screens (`#/…`). When the browser follows them the visit has no key of its own, and
 * the way back and the scroll position are told by it.
 */
export function useHashLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      if (!link) return;
      event.preventDefault();
      const href = link.getAttribute('href') ?? '#/';
      void navigate(href.slice(1), { replace: href === window.location.hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
