import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteConfig } from '../api/contract/common';
import { apiEvents } from '../api/events';
import { clearQuotes } from '../api/quotes/quotes';
import { redirectAfter401Ms, sessionExpired } from '../api/unauthorized';
import { onPageReturn } from '../lib/onPageReturn';
import { dropEndedDrafts } from '../session/formDrafts';
import { currentSession, subscribeSession } from '../session/session';
import { isLoginScreen, loginPath } from './loginPath';

/**
 * When the session ends, redirects to the login screen, except from the login screens themselves (specification 4): 1.5 s
 * after a 401, so that its message can be read, else at once. A 401 without a session leads there, too. The login leads back. Data of one member is removed before
 * another member sees anything: listeners of the session run before React renders its change.
 */
export function useSessionEnd(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [first] = useState(currentSession);
  const latest = useRef({ location, navigate });
  useEffect(() => {
    latest.current = { location, navigate };
  }, [location, navigate]);

  useEffect(() => {
    let before = first;
    let owner = first?.account;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    // The site configuration belongs to no member. It stays, and with it the DEMO mark.
    const forget = () => {
      queries.removeQueries({ predicate: ({ queryKey: [path] }) => path !== siteConfig.path });
      clearQuotes();
    };
    const leave = () => {
      stopWaiting();
      forget();
      const { location: here, navigate: go } = latest.current;
      if (!isLoginScreen(here.pathname)) void go(loginPath(here), { replace: true });
    };
    const follow = () => {
      const session = currentSession();
      dropEndedDrafts();
      if (session?.token === before?.token && session?.account === before?.account) return;
      before = session;
      stopWaiting();
      if (session === null) {
        if (sessionExpired()) timer = setTimeout(leave, redirectAfter401Ms);
        else leave();
      } else if (session.account !== owner) {
        owner = session.account;
        forget();
      } else void queries.invalidateQueries();
    };
    follow();
    const stopListening = apiEvents.subscribe(({ kind }) => {
      if (kind === 'loginRequired') timer ??= setTimeout(leave, redirectAfter401Ms);
    });
    // The screen of an ended session is not shown again.
    const leaveAtOnce = () => timer !== undefined && leave();
    const stops = [stopListening, stopWaiting, subscribeSession(follow), onPageReturn(leaveAtOnce)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, first]);
}
