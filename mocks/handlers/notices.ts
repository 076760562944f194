import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const noticesHandlers = (_store: ExchangeStore): HttpHandler[] => [];
