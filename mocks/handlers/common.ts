import { closedDays, programVersion, requestResult, siteConfig } from '../../src/api/contract/common';
import { closedDaysFrom } from '../exchange/content/closedDays';
import { agreementVersion } from '../exchange/content/documents';
import { demoMember } from '../exchange/demoMember';
import { brokerInviteCode } from '../exchange/login/register';
import { lookup } from '../exchange/lookup';
import { requestResult as resultOf } from '../exchange/requests/requestResult';
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
    latest: '0.3.0',
    minimum: '0.1.0',
    notes: {
      en: 'Requests whose answer was lost are found again. Forms keep what you typed on a detour.',
      tw: '未收到回應的請求可再次查詢結果；暫時離開時，表單會保留您填寫的內容。',
      jp: '応答を受け取れなかった注文などの結果を確認できます。途中で別の画面を開いても、入力内容が残ります。',
    },
  })),
  handle(store, requestResult, ({ id }, { exchange, member }) => resultOf(exchange.world, member, id)),
  handle(store, closedDays, (_, { exchange }) => closedDaysFrom(exchange)),
];
