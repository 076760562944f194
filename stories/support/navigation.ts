import { expect, waitFor, within } from 'storybook/test';
import type { MenuEntry } from '../../src/app/routes';
import { layerCount } from '../../src/lib/openLayers';
import type { Context } from './context';
import { storyText } from './storyText';

/** Follows an entry of the bottom menu. */
export async function openFromMenu(
  context: Pick<Context, 'canvas' | 'userEvent' | 'loaded'>,
  entry: MenuEntry,
): Promise<void> {
  const t = storyText(context);
  const menu = within(await context.canvas.findByRole('navigation', { name: t('common:menu.label') }));
  await context.userEvent.click(await menu.findByRole('link', { name: t(`common:menu.${entry}`) }));
}

/** The screen has led to this address, which the story shows instead of the other screen. */
export async function expectLeadsTo({ canvas }: Pick<Context, 'canvas'>, address: string): Promise<void> {
  await waitFor(() => expect(window.location.hash).toBe(`#${address}`));
  await expect(await canvas.findByText(address)).toBeVisible();
}

/** Goes back when each open sheet and dialog has its history entry, which is written after it is rendered. */
export async function goBack(): Promise<void> {
  await waitFor(() => expect(window.history.state?.layers ?? 0).toBe(layerCount()));
  window.history.back();
}

/** Back closes the open sheet and stays on the screen. */
export async function closeByBack(): Promise<void> {
  const { hash } = window.location;
  await goBack();
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  await expect(window.location.hash).toBe(hash);
}
