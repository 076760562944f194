import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { MenuEntry } from '../../src/app/routes';
import { storyText } from './storyText';

/** Follows an entry of the bottom menu. */
export async function openFromMenu(
  context: Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>,
  entry: MenuEntry,
): Promise<void> {
  const t = storyText(context);
  const menu = within(await context.canvas.findByRole('navigation', { name: t('common:menu.label') }));
  await context.userEvent.click(await menu.findByRole('link', { name: t(`common:menu.${entry}`) }));
}
