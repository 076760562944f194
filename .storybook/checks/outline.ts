import type { Preview, StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { currentDriver } from '../driver';
import { settled } from './settled';

const openDialog = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    .filter((dialog) => dialog.checkVisibility())
    .at(-1);

/** Axe checks the end of a story only; these hold after every step. */
function expectOneHeadingOrFocusInDialog(): void {
  const dialog = openDialog();
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  if (!dialog && titles.length !== 1) throw new Error(`There are ${titles.length} headings of level 1`);
  if (dialog && !dialog.contains(document.activeElement))
    throw new Error('The focus is not in the open dialog');
}

/** A dialog whose request is under way closes or changes in a moment. */
function expectNothingBusy(): void {
  if (openDialog()?.querySelector('[aria-busy=true]')) throw new Error('The open dialog is busy');
}

/** The code of a screen that has just opened may still be loading. */
function expectNothingLoading(): void {
  const loading = [...document.querySelectorAll('[data-state="loading"]')];
  if (loading.some((one) => one.checkVisibility())) throw new Error('A part of the page is loading');
}

/** Journeys, by pointer and in English. */
const hasOutline = ({ title, globals }: StoryContext) =>
  title.startsWith('Journeys/') && globals.locale === 'en' && globals.input === 'pointer';

/** Plays a step of a journey, then compares the outline of the dialog that it has opened. */
export const outlineAfterStep: NonNullable<Preview['runStep']> = async (_label, play, context) => {
  await play(context);
  const driver = currentDriver();
  if (!driver || !hasOutline(context)) return;
  await waitFor(expectNothingBusy);
  await settled(context.loaded);
  await waitFor(expectOneHeadingOrFocusInDialog);
  const dialog = openDialog();
  if (dialog) await driver.matchOutline(dialog);
};

/** Compares the outline of the page at the end of a journey. Toasts are outside of it: they go after some seconds. */
export async function outlineAtEnd(context: StoryContext): Promise<void> {
  if (!hasOutline(context)) return;
  await waitFor(expectNothingLoading);
  await settled(context.loaded);
  // Compared after its step.
  if (openDialog()) return;
  await currentDriver()?.matchOutline(context.canvasElement);
}
