import { contract } from 'virtual:contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContractPage } from './contract/ContractPage';
import { referenceStory } from './referenceStory';

const meta = {
  title: 'Reference/Contract',
  component: ContractPage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof ContractPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calls of every area, made from the sources of the contract. */
export const Calls: Story = {
  args: { document: contract },
  play: async ({ canvas, step }) => {
    const folds = () => canvas.getAllByRole('group');
    const count = Object.keys(contract.paths).length;

    await step('tells of every call', () => expect(canvas.getByText(`${count} calls`)).toBeVisible());

    await step('unfolds a call with its fields and examples', async () => {
      await userEvent.click(canvas.getByText('/trade/Open', { selector: 'summary code' }));
      await expect(canvas.getByRole('table', { name: 'Request of /trade/Open' })).toBeVisible();
    });

    await step('leads to the object that it answers with', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Position' });
      if (!link) throw new Error('no link');
      await userEvent.click(link);
      await expect(canvas.getByRole('table', { name: 'Position' })).toBeVisible();
    });

    await step('finds a field', async () => {
      const all = folds().length;
      const search = canvas.getByRole('searchbox', { name: 'Find a call or a field' });
      await userEvent.type(search, 'liquidationPrice');
      await expect(folds().length).toBeLessThan(all / 4);
      await userEvent.clear(search);
      await expect(folds()).toHaveLength(all);
    });
  },
};
