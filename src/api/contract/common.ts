import * as v from 'valibot';
import { defineCall } from './call';
import { text } from './scalars';

/**
 * Site configuration (specification 1 and 7): name/value pairs. `title` is the page title, `logo` an image path.
 * The simulated exchange adds `demo`, `demoAccount` and `demoPassword`; a real server sends none of them.
 */
export const siteConfig = defineCall({
  path: '/common/config',
  request: v.object({ type: v.literal('all') }),
  response: v.array(
    v.object({ name: v.string(), value: v.nullish(v.union([v.string(), v.number(), v.boolean()])) }),
  ),
  origin: 'given',
});

/** The program version the server asks for: `minimum` insists on a reload, `latest` offers one. */
export const programVersion = defineCall({
  path: '/common/Version',
  request: v.object({}),
  response: v.object({ latest: text, minimum: text }),
});
