import type { AreaStates } from '../declaredStates';

/** What each screen of `/login` can be in. */
export const loginStates: AreaStates<'login'> = {
  '/login/start': {
    states: [],
  },
  '/login/logon': {
    states: [],
  },
  '/login/logon2': {
    states: [],
  },
  '/login/login': {
    states: [],
  },
  '/login/register': {
    states: [],
  },
};
