import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const valueStockHandlers = (_store: ExchangeStore): HttpHandler[] => [];
