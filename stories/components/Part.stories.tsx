import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Part } from '../../src/components/Part/Part';
import { Section } from '../../src/components/Section/Section';
import { TextField } from '../../src/components/TextField/TextField';
import { ModuleLoadError } from '../../src/lib/lazyModule';
import { expectFits } from '../support/expectFits';
import { storyText } from '../support/storyText';

let broken: unknown;

/** Something that can't be drawn as long as it is broken. */
function Fragile() {
  if (broken !== undefined) throw broken;
  return <p>Up 1.2 %</p>;
}

const meta = {
  title: 'Components/Part',
  component: Part,
  args: { name: 'News', children: <Fragile /> },
  // A screen of two parts, of which one can't be drawn.
  render: (args) => (
    <>
      <Section>
        <Part {...args} />
      </Section>
      <Section title="Order">
        <TextField label="Lots" />
      </Section>
    </>
  ),
  // The console is told what happened: each story expects it, so it is no error of the page.
  beforeEach: () => {
    broken = new TypeError('undefined is not a function');
    const told = spyOn(console, 'error').mockImplementation(() => {});
    return () => told.mockRestore();
  },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part is named; the rest of the screen goes on, and so does what was typed there, when the part comes back. */
export const Broken: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('common:failure.part', { name: 'News' }),
    );
    await expect(await canvas.findByText(t('common:reference', { reference: 'PART_FAILED' }))).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('PART_FAILED', broken);
    await expectFits(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Lots' }), '12');
    broken = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await canvas.findByText('Up 1.2 %')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Lots' })).toHaveValue('12');
  },
};

/** What has no heading has no name; what is still broken says so again. */
export const StillBroken: Story = {
  args: { name: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.failed'));
  },
};

/** Its code did not come. */
export const CodeMissing: Story = {
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
