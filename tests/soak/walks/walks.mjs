import { forms } from '../forms/forms.mjs';
import * as reading from './reading.mjs';
import { sendingOf } from './sending.mjs';
import * as settings from './settings.mjs';

/** All walks by name. About half are forms that move money. */
export const walks = [
  ...[reading, settings].flatMap((area) => Object.entries(area)).map(([name, walk]) => ({ name, walk })),
  ...forms.filter(({ closed }) => !closed).map((form) => ({ name: form.path, walk: sendingOf(form) })),
];
