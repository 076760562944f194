import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { storyText } from '../../storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** Opens what lies over the member centre. */
export async function openCenterSheet(context: Context, name: 'service' | 'invite') {
  const t = storyText(context);
  const row = await context.canvas.findByRole('button', {
    name: new RegExp(`^${t(`center:entrances.${name}`)}`),
  });
  await context.userEvent.click(row);
  return within(await within(document.body).findByRole('dialog', { name: t(`${name}:title`) }));
}
