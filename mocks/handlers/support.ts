import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const supportHandlers = (_store: ExchangeStore): HttpHandler[] => [];
