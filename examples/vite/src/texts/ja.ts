import { common } from 'itayose/texts/jp/common';
import { gates } from 'itayose/texts/jp/gates';
import { market } from 'itayose/texts/jp/market';
import { position } from 'itayose/texts/jp/position';
import { reasons } from 'itayose/texts/jp/reasons';
import { stock } from 'itayose/texts/jp/stock';
import { trade } from 'itayose/texts/jp/trade';

/** The texts of the widgets, by namespace: `itayose/namespaces.json` says which each needs. */
export const texts = { common, gates, market, position, reasons, stock, trade };
