import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const blockTradeHandlers = (_store: ExchangeStore): HttpHandler[] => [];
