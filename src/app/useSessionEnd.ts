import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectAfter401Ms } from '../api/unauthorized';
import { currentSession, subscribeSession } from '../session/session';
import { loginPath } from './loginPath';
import { findRoute } from './routes';

/**
 * When the session ends while a screen is open that needs one (a 401, or signing out in another tab), leads to the
 * login screen after 1.5 s (specification 4) and remembers the way back. What one member was shown is forgotten
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
    const leave = () => {
      queries.clear();
      if (!findRoute(here.current.pathname)?.open) navigate(loginPath(here.current), { replace: true });
    };
    const unsubscribe = subscribeSession(() => {
      const next = currentSession()?.token;
      if (next === token) return;
      clearTimeout(timer);
      if (next === undefined) timer = setTimeout(leave, redirectAfter401Ms);
      else queries.clear();
      token = next;
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [navigate, queries]);
}
