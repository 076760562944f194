import { common } from './common';
import { demo } from './demo';
import { errors } from './errors';
import { funds } from './funds';
import { home } from './home';
import { loan } from './loan';
import { login } from './login';
import { market } from './market';
import { notices } from './notices';
import { products } from './products';
import { reasons } from './reasons';
import { trade } from './trade';

/** Everything this locale says, by namespace. */
export const messages = {
  common,
  demo,
  errors,
  funds,
  home,
  loan,
  login,
  market,
  notices,
  products,
  reasons,
  trade,
};
