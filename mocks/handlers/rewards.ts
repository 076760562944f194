import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const rewardsHandlers = (_store: ExchangeStore): HttpHandler[] => [];
