import { within } from 'storybook/test';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const titles = { service: 'support:title', invite: 'invite:title' } as const;

/** Opens a sheet of the member centre. */
export async function openCenterSheet(context: Context, name: keyof typeof titles) {
  const t = storyText(context);
  const row = await context.canvas.findByRole('button', {
    name: new RegExp(`^${t(`account:entrances.${name}`)}`),
  });
  await context.userEvent.click(row);
  return within(await within(document.body).findByRole('dialog', { name: t(titles[name]) }));
}
