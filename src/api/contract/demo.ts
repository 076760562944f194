import * as v from 'valibot';
import { defineCall } from './call';
import { integer, moment } from './scalars';

/** The demo's clock and reset. Only the simulated exchange answers these; no real server needs them. */
export const demoClock = defineCall({
  path: '/demo/Clock',
  request: v.object({}),
  response: v.object({ now: moment }),
  origin: 'demo',
});

/** Moves the exchange's clock forward: by minutes, or to the start of the next session. */
export const demoAdvance = defineCall({
  path: '/demo/Advance',
  request: v.union([v.object({ minutes: integer }), v.object({ to: v.literal('nextSession') })]),
  response: v.object({ now: moment }),
  origin: 'demo',
});

/** Forgets everything that was done and begins the demo afresh. */
export const demoReset = defineCall({
  path: '/demo/Reset',
  request: v.object({}),
  response: v.object({ now: moment }),
  origin: 'demo',
});
