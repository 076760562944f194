import { useGlobalTypes, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { viewports } from '../modes';
import type { AppParameters } from '../parameters';
import type { Toolbar } from '../toolbar';

const none: AppParameters = {};

/** The `app` parameter of the story that is shown. */
export const useAppParameters = (): AppParameters => useParameter<AppParameters>('app', none);

/** Id of the story that is shown. */
export const useStoryId = (): string => useStorybookState().storyId;

/** Title of the story that is shown; empty before it is loaded. */
export const useStoryTitle = (): string => useStorybookApi().getCurrentStoryData()?.title ?? '';

interface Item {
  value: string;
  title: string;
}

/** Returns the title that a menu of the toolbar gives a value. */
export function useTitles(setting: keyof Toolbar): (value: string) => string {
  const items: Item[] = useGlobalTypes()[setting]?.items ?? [];
  return (value) => items.find((item) => item.value === value)?.title ?? value;
}

/** The toolbar stores the name of a size, with or without a rotation. */
export function widthOf(viewport: string | { value?: string } | undefined): number {
  const name = typeof viewport === 'string' ? viewport : viewport?.value;
  return Number.parseInt(viewports[name ?? '']?.styles.width ?? '390', 10);
}
