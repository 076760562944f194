import { common } from './common';
import { demo } from './demo';
import { errors } from './errors';
import { home } from './home';
import { login } from './login';
import { market } from './market';
import { reasons } from './reasons';
import { trade } from './trade';

/** Everything this locale says, by namespace. */
export const messages = { common, demo, errors, home, login, market, reasons, trade };
