import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const lockUpHandlers = (_store: ExchangeStore): HttpHandler[] => [];
