import { waitFor, within } from 'storybook/test';

export async function submit(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading');
  canvas.getByRole('button').click();
  await waitFor(() => canvas.getByRole('status'));
}
