import { common } from 'itayose/texts/en/common';
import { gates } from 'itayose/texts/en/gates';
import { market } from 'itayose/texts/en/market';
import { position } from 'itayose/texts/en/position';
import { reasons } from 'itayose/texts/en/reasons';
import { stock } from 'itayose/texts/en/stock';
import { trade } from 'itayose/texts/en/trade';

/** The texts of the widgets, by namespace: `itayose/namespaces.json` says which each needs. */
export const texts = { common, gates, market, position, reasons, stock, trade };
