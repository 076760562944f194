import { expect, waitFor } from 'storybook/test';
import type { Context } from './context';
import { endAt, expectFits } from './layout';
import { storyText } from './storyText';

/** The balance of `giveHugeBalance` is in sight, and every figure fits. */
export async function expectHugeFigures({ canvas, canvasElement }: Context): Promise<void> {
  const [first] = await canvas.findAllByText(/9,87\d,\d{3},\d{3},\d{3}/);
  await endAt(first);
  await waitFor(() => expectFits(canvasElement));
}

/** Zero as an amount: neither the end of a figure nor a percentage. */
const zero = /(?<![\d.,])0\.00(?![\d%])/;

/** A balance of zero is in sight. */
export async function expectZeroFigures(context: Context): Promise<void> {
  const t = storyText(context);
  const [first] = await context.canvas.findAllByText(zero);
  // A fee can be zero as well.
  const labels = [t('trade:cost.available'), t('home:assets.available')];
  const balance = context.canvas
    .queryAllByRole('term')
    .find(({ textContent }) => labels.includes(textContent))?.nextElementSibling;
  if (balance) await waitFor(() => expect(balance).toHaveTextContent(zero));
  await endAt(balance ?? first);
}
