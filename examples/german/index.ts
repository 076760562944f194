import { common } from './common';
import { gates } from './gates';
import { market } from './market';
import { position } from './position';
import { reasons } from './reasons';
import { stock } from './stock';
import { trade } from './trade';

/** The texts of the widgets in German, by namespace: a language that the library does not have. */
export const texts = { common, gates, market, position, reasons, stock, trade };
