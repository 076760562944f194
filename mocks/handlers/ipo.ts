import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const ipoHandlers = (_store: ExchangeStore): HttpHandler[] => [];
