import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PartBoundary } from '../../src/components/PartBoundary/PartBoundary';
import { Section } from '../../src/components/Section/Section';
import { TextField } from '../../src/components/TextField/TextField';
import { ModuleLoadError } from '../../src/lib/moduleLoad';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

let broken: unknown;

/** A component that throws while it is broken. */
function Fragile() {
  if (broken !== undefined) throw broken;
  return <p>Up 1.2 %</p>;
}

const meta = {
  title: 'Components/Feedback/PartBoundary',
  component: PartBoundary,
  args: { name: 'News', children: <Fragile /> },
  // A screen of two parts, one of which throws.
  render: (args) => (
    <>
      <Section>
        <PartBoundary {...args} />
      </Section>
      <Section title="Order">
        <TextField label="Lots" />
      </Section>
    </>
  ),
  // Each story expects the error in the console: it does not fail the page.
  beforeEach: () => {
    broken = new TypeError('undefined is not a function');
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
} satisfies Meta<typeof PartBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One part of a screen has failed: a message takes its place, and the part beside it works. */
export const PartBroken: Story = {
  tags: ['main', 'error'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('common:failure.part', { name: 'News' }),
    );
    await expect(await canvas.findByText(t('common:reference', { reference: 'PART_FAILED' }))).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('PART_FAILED', broken);
    await expectFits(canvasElement);
  },
};

/** The part that had failed is back after a retry; what was typed beside it is still there. */
export const PartBackAfterARetry: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Lots' }), '12');
    broken = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await canvas.findByText('Up 1.2 %')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Lots' })).toHaveValue('12');
  },
};

/** A part without a name failed again after a retry: the message is read out again. */
export const PartStillBroken: Story = {
  tags: ['error'],
  args: { name: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.failed'));
  },
};

/** The code of the part could not be loaded: a retry and a reference. */
export const CodeOfThePartMissing: Story = {
  tags: ['error'],
  beforeEach: () => {
    broken = new ModuleLoadError('CHUNK_LOAD_FAILED');
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('common:failure.failed'));
    await expect(
      await context.canvas.findByText(t('common:reference', { reference: 'CHUNK_LOAD_FAILED' })),
    ).toBeVisible();
  },
};
