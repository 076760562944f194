import { expect, within } from 'storybook/test';
import type { CallPath } from '../../mocks/callPaths';
import { faultOnce, withFaults } from '../../mocks/faults';
import type { Context } from './context';
import { storyText } from './storyText';

/** The server answers the next request of a call with HTTP 401. */
export const endSessionAt = ({ msw }: Context, { path }: { path: CallPath }): void =>
  msw.use(...withFaults([faultOnce('unauthorized', path)], []));

/** A message says that the session has ended. The login opens 1.5 s later, after the end of the story. */
export async function expectSessionEnded(context: Context): Promise<void> {
  const ended = storyText(context)('login:login.expired');
  await expect(await within(document.body).findByText(ended)).toBeVisible();
}
