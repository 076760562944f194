import { type HttpHandler, HttpResponse, http } from 'msw';
import { programVersion, siteConfig } from '../../src/api/contract/common';
import { demoMember } from '../exchange/demoMember';
import { houseInviteCode } from '../exchange/members/register';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';
import { logo } from './logo';

export const commonHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, siteConfig, () => [
    { name: 'title', value: 'Itayose' },
    { name: 'logo', value: 'static/logo.svg' },
    { name: 'demo', value: '1' },
    { name: 'demoAccount', value: demoMember.account },
    { name: 'demoPassword', value: demoMember.password },
    { name: 'demoInviteCode', value: houseInviteCode },
    { name: 'supportHours', value: '09:00–17:00 (JST)' },
    { name: 'supportEmail', value: 'support@itayose.example' },
  ]),
  handle(store, programVersion, () => ({ latest: '0.1.0', minimum: '0.1.0' })),
  http.get(
    '*/api/static/logo.svg',
    () => new HttpResponse(logo, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];
