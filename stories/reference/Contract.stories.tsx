import { contract } from 'virtual:contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { callsIn } from '../../reference/openApi/callsIn';
import { ContractPage } from './contract/ContractPage';
import { referenceStory } from './referenceStory';

const meta = {
  title: 'Reference/Contract',
  component: ContractPage,
  tags: ['!autodocs'],
  args: { document: contract },
  ...referenceStory,
} satisfies Meta<typeof ContractPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calls of every area, generated from the sources of the contract. */
export const CallsOfEveryArea: Story = {
  play: async ({ canvas, canvasElement }) => {
    const count = callsIn(contract).length;
    await expect(await canvas.findByText(`${count} calls`)).toBeVisible();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    await expect(window.scrollY).toBe(0);
  },
};

/** A reader opens a call and searches. Hidden in the sidebar, because the page would open far down. */
export const OpensACallAndSearches: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, step }) => {
    const folds = () => canvasElement.querySelectorAll('details').length;
    const fieldsOf = (label: string) => canvasElement.querySelector(`table[aria-label="${label}"]`);
    await canvas.findByText('/trade/Open', { selector: 'summary code' });
    const all = folds();

    await step('opens a call with its fields and examples', async () => {
      await userEvent.click(await canvas.findByText('/trade/Open', { selector: 'summary code' }));
      await waitFor(() => expect(fieldsOf('Request of /trade/Open')).toBeVisible());
    });

    await step('links to the object of its response', async () => {
      const [link] = await canvas.findAllByText('Position', { selector: 'details[open] a' });
      if (!link) throw new Error('no link leads to it');
      await userEvent.click(link);
      await waitFor(() => expect(fieldsOf('Position')).toBeVisible());
    });

    await step('finds a field', async () => {
      const search = await canvas.findByLabelText('Find a call or a field');
      await userEvent.click(search);
      await userEvent.paste('liquidationPrice');
      await expect(folds()).toBeLessThan(all / 4);
      await userEvent.clear(search);
      await expect(folds()).toBe(all);
    });
  },
};
