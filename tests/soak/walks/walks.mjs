import { forms } from '../forms/forms.mjs';
import * as reading from './reading.mjs';
import { sendingOf } from './sending.mjs';
import * as settings from './settings.mjs';

/** @import { Submission } from '../checkRequests.mjs' */
/** @import { Environment } from '../environment.mjs' */
/** @import { Member } from '../member.mjs' */

/**
 * What a walk has: the environment, and
 *
 * @typedef {object} OfWalk
 * @property {Member} member
 * @property {number} now time of the exchange
 * @property {Submission[]} submissions
 * @property {{ beforeAction: (kind?: 'action' | 'sending') => Promise<void> }} faults
 */
/** @typedef {Environment & OfWalk} WalkMeans */
/** @typedef {{ name: string, walk: (means: WalkMeans) => Promise<void> }} Walk */

/**
 * All walks by name. About half are forms that move money.
 *
 * @type {Walk[]}
 */
export const walks = [
  ...[reading, settings].flatMap((area) => Object.entries(area)).map(([name, walk]) => ({ name, walk })),
  ...forms.filter(({ closed }) => !closed).map((form) => ({ name: form.path, walk: sendingOf(form) })),
];
