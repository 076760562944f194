import { waitFor } from 'storybook/test';
import type { Context } from './context';
import { expectFits } from './layout';

const showFirst = async ({ canvas }: Context, figure: RegExp) => {
  const [first] = await canvas.findAllByText(figure);
  first?.scrollIntoView({ block: 'center' });
};

/** The balance of `giveHugeBalance` is in sight, and every figure fits. */
export async function expectHugeFigures(context: Context): Promise<void> {
  await showFirst(context, /9,87\d,\d{3},\d{3},\d{3}/);
  await waitFor(() => expectFits(context.canvasElement));
}

/** A balance of zero is in sight. */
export const expectZeroFigures = (context: Context): Promise<void> => showFirst(context, /(?<![\d.,])0\.00/);
