import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page } from '../../../tests/page';
import { programVersion } from '../contract/common';
import { requestEarly } from '../earlyCalls';
import { createQueryClient } from './queryClient';
import { seedEarlyAnswers } from './seedEarlyAnswers';
import { callQuery } from './useCall';

const server = setupServer();
const address = new URL(`/api/vue${programVersion.path}`, page.location.href).href;
let requests = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  requests = 0;
});
afterAll(() => server.close());

const version = { latest: '0.1.0', minimum: '0.1.0' };
const answerWith = (answer: () => Response) =>
  server.use(
    http.post(address, () => {
      requests += 1;
      return answer();
    }),
  );

it('puts early answers into the cache, without a second request', async () => {
  answerWith(() => HttpResponse.json({ status: 1, msg: '', data: version }));
  const queries = createQueryClient();
  requestEarly(programVersion.path, {});
  await seedEarlyAnswers(queries);
  const query = callQuery(programVersion, {});
  expect(queries.getQueryData(query.queryKey)).toMatchObject(version);
  await queries.ensureQueryData(query);
  expect(requests).toBe(1);
});

it('leaves a refusal to the screen that needs the data', async () => {
  answerWith(() => HttpResponse.json({ status: 0, msg: 'busy', data: null }));
  const queries = createQueryClient();
  requestEarly(programVersion.path, {});
  await seedEarlyAnswers(queries);
  expect(queries.getQueryState(callQuery(programVersion, {}).queryKey)).toMatchObject({
    status: 'error',
    data: undefined,
  });
});
