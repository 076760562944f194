import { closedDays, programVersion, siteConfig } from '../../src/api/contract/common';
import { closedDaysFrom } from '../exchange/content/closedDays';
import { agreementVersion } from '../exchange/content/documents';
import { demoMember } from '../exchange/demoMember';
import { lookup } from '../exchange/lookup';
import { brokerInviteCode } from '../exchange/members/register';
import type { ExchangeStore } from '../exchange/store';
import { supportRules } from '../exchange/support/rules';
import { handle, type ServedCall } from './handle';

const { hours, email } = supportRules;

export const commonHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, siteConfig, (_, { exchange }) => [
    { name: 'title', value: 'Itayose' },
    { name: 'logo', value: 'static/logo.svg' },
    { name: 'demo', value: '1' },
    { name: 'demoAccount', value: demoMember.account },
    // No longer once the member has chosen another one.
    ...(lookup(exchange.world.members, demoMember.account)?.password === demoMember.password
      ? [{ name: 'demoPassword', value: demoMember.password }]
      : []),
    { name: 'demoInviteCode', value: brokerInviteCode },
    { name: 'supportHours', value: `${hours.opens}–${hours.closes} (JST)` },
    { name: 'supportEmail', value: email },
    { name: 'agreementVersion', value: agreementVersion },
  ]),
  handle(store, programVersion, () => ({
    latest: '0.1.0',
    minimum: '0.1.0',
    notes: { en: 'The first version.', tw: '第一個版本。', jp: '最初のバージョンです。' },
  })),
  handle(store, closedDays, (_, { exchange }) => closedDaysFrom(exchange)),
];
