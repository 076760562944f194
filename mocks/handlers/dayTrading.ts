import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const dayTradingHandlers = (_store: ExchangeStore): HttpHandler[] => [];
