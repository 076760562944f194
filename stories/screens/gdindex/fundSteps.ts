import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { factOf } from '../../support/factOf';
import { storyText } from '../../support/storyText';

type Context = Pick<StoryContext, 'canvasElement' | 'loaded'>;

/** A fact by its label, as soon as it is there. */
export const expectFact = (context: Context, label: QualifiedKey, figure: string): Promise<void> =>
  waitFor(() => expect(factOf(context.canvasElement, storyText(context)(label))).toHaveTextContent(figure));
