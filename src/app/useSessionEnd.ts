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
 * When the session ends (a 401, or signing out in another tab), redirects to the login screen after 1.5 s, except from
 * the login screens themselves (specification 4). The login leads back. Data of one member is removed before another
 * member sees anything.
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
    // The site configuration belongs to no member. It stays, and with it the DEMO mark.
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
