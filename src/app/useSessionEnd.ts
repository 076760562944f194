import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteConfig } from '../api/contract/common';
import { clearQuotes } from '../api/quotes/quotes';
import { redirectAfter401Ms } from '../api/unauthorized';
import { clearFormDrafts } from '../session/formDrafts';
import { currentSession, subscribeSession } from '../session/session';
import { loginPath } from './loginPath';

/**
 * When the session ends (a 401, or signing out in another tab), leads to the login screen after 1.5 s, but from those
 * of the login itself (specification 4) and remembers the way back. What one member was shown is forgotten
 * before another sees anything.
 */
export function useSessionEnd(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  useEffect(() => {
    let token = currentSession()?.token;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The site configuration is nobody's: it stays, and with it the DEMO mark.
    const forget = () => {
      queries.removeQueries({ predicate: ({ queryKey: [path] }) => path !== siteConfig.path });
      clearQuotes();
      clearFormDrafts();
    };
    const leave = () => {
      forget();
      if (!here.current.pathname.startsWith('/login/')) navigate(loginPath(here.current), { replace: true });
    };
    const unsubscribe = subscribeSession(() => {
      const next = currentSession()?.token;
      if (next === token) return;
      clearTimeout(timer);
      if (next === undefined) timer = setTimeout(leave, redirectAfter401Ms);
      else forget();
      token = next;
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [navigate, queries]);
}
