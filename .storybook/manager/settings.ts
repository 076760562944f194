import { useParameter, useStorybookState } from 'storybook/manager-api';
import type { AppParameters } from '../parameters';

const none: AppParameters = {};

/** The `app` parameter of the story that is shown. */
export const useAppParameters = (): AppParameters => useParameter<AppParameters>('app', none);

/** Id of the story that is shown. */
export const useStoryId = (): string => useStorybookState().storyId;
