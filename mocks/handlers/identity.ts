import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const identityHandlers = (_store: ExchangeStore): HttpHandler[] => [];
