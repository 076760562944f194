import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const transfersHandlers = (_store: ExchangeStore): HttpHandler[] => [];
