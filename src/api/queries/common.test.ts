import { HttpResponse, http } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { brokerInviteCode } from '../../../mocks/exchange/login/register';
import { fault } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { storyHandlers } from '../../../mocks/story';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { siteConfig } from '../contract/common';
import { apiEvents } from '../events';
import { fetchSiteConfig, useSiteConfig } from './common';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';

const server = listenInProcess([]);
afterAll(() => server.close());

const answersWith = (data: unknown) =>
  server.resetHandlers(http.post('*/api/vue/common/config', () => HttpResponse.json({ status: 1, data })));

const configOf = async (...items: { name: string; value?: string | number | null }[]) => {
  answersWith(items);
  return (await fetchSiteConfig()).config;
};

it('requests the whole configuration', async () => {
  let payload: unknown;
  server.resetHandlers(
    http.post('*/api/vue/common/config', async ({ request }) => {
      payload = await request.json();
      return HttpResponse.json({ status: 1, data: [] });
    }),
  );
  await fetchSiteConfig();
  expect(payload).toEqual({ type: 'all' });
});

it('is the demo configuration on the simulated exchange', async () => {
  server.resetHandlers(...storyHandlers({ scenario: 'trader' }).handlers);
  expect((await fetchSiteConfig()).config).toMatchObject({
    title: 'Itayose',
    logo: '/api/static/logo.svg',
    demo: { ...demoMember, inviteCode: brokerInviteCode },
  });
});

it.each(['logo.svg', '/logo.svg'])('puts the image base before the logo %s', async (value) => {
  expect((await configOf({ name: 'logo', value })).logo).toBe('/api/logo.svg');
});

it('has undefined for values that the server omits', async () => {
  const nothing = { title: '', logo: undefined, demo: undefined, support: undefined };
  expect(await configOf()).toEqual(nothing);
  expect(
    await configOf({ name: 'logo', value: null }, { name: 'title' }, { name: 'other', value: 7 }),
  ).toEqual(nothing);
});

it('is a demo only when the server says so', async () => {
  const member = { name: 'demoAccount', value: demoMember.account };
  expect((await configOf(member)).demo).toBeUndefined();
  expect((await configOf({ name: 'demo', value: 0 }, member)).demo).toBeUndefined();
  expect((await configOf({ name: 'demo', value: 1 }, member)).demo).toMatchObject({
    account: demoMember.account,
  });
});

it('has the contact data of customer service that the server sends', async () => {
  const hours = { name: 'supportHours', value: '09:00–18:00' };
  const email = { name: 'supportEmail', value: 'help@example.com' };
  expect((await configOf(hours)).support).toEqual({ hours: hours.value, email: '' });
  expect((await configOf(hours, email)).support).toEqual({ hours: hours.value, email: email.value });
});

it.each([
  ['https://app.example', 'https://app.example/'],
  ['https://app.example/trade', 'https://app.example/trade'],
  ['https://app.example/trade/?from=mail#/home/index', 'https://app.example/trade/'],
  ['http://192.168.0.7:8080/', 'http://192.168.0.7:8080/'],
  ['app.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('reads the site address %j', async (value, siteUrl) => {
  expect((await configOf({ name: 'siteUrl', value })).siteUrl).toBe(siteUrl);
});

describe('the request rejects, so that the app is not mounted, when', () => {
  it.each([null, {}, 'all', [{ value: 'no name' }]])('there is no list: %j', async (data) => {
    answersWith(data);
    await expect(fetchSiteConfig()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['offline', 'offline'],
    ['serverError', 'server'],
    ['html', 'malformed'],
    ['emptyBody', 'malformed'],
    ['unauthorized', 'unauthorized'],
  ] as const)('the answer is %s', async (kind, failure) => {
    server.resetHandlers(...storyHandlers({ scenario: 'trader', faults: [fault(kind)] }).handlers);
    await expect(fetchSiteConfig()).rejects.toMatchObject({ kind: failure, path: siteConfig.path });
  });

  it.each(['systemBusy', 'outsideDepositTime'])('it is refused, with no toast: %s', async (message) => {
    const said = vi.fn();
    const stop = apiEvents.subscribe(said);
    const faults = [fault('refuse', undefined, message)];
    server.resetHandlers(...storyHandlers({ scenario: 'trader', faults }).handlers);
    await expect(fetchSiteConfig()).rejects.toMatchObject({ kind: 'refused' });
    expect(said).not.toHaveBeenCalled();
    stop();
  });
});

it('is in the cache when the app is mounted', async () => {
  answersWith([{ name: 'title', value: 'Itayose' }]);
  const { raw, config } = await fetchSiteConfig();
  const queries = createQueryClient();
  queries.setQueryData(queryKey(siteConfig, { type: 'all' }), raw);
  expect(hookResult(queries, useSiteConfig)).toMatchObject({ state: 'ready', data: config });
});
