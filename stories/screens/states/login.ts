import type { AreaStates } from './declaredStates';

/** States that each screen of `/login` has to show. */
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
