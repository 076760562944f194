import { common } from './common';
import { demo } from './demo';
import { funds } from './funds';
import { gates } from './gates';
import { home } from './home';
import { login } from './login';
import { market } from './market';
import { service } from './service';

/** What the splash, the first tab and what stands around every screen say, by namespace. */
export const messages = {
  common,
  demo,
  funds,
  gates,
  home,
  login,
  market,
  service,
};
