import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { languages } from '../../../src/i18n/language';
import { LanguageList } from '../../../src/widgets/settings/LanguageList/LanguageList';

const meta = {
  title: 'Widgets/Account/LanguageList',
  tags: ['each-language'],
  component: LanguageList,
  args: { current: 'jp', onChoose: fn() },
  argTypes: { current: { options: languages } },
} satisfies Meta<typeof LanguageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language under its own name; the current one, Japanese, is marked, also for screen readers. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '日本語' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(await canvas.findByRole('button', { name: 'English' })).not.toHaveAttribute('aria-current');
    await userEvent.click(await canvas.findByRole('button', { name: '繁體中文' }));
    await expect(args.onChoose).toHaveBeenCalledWith('tw');
  },
};

/** The keyboard reaches every language in order; the last one has the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choices = await canvas.findAllByRole('button');
    for (const choice of choices) {
      await userEvent.tab();
      await expect(choice).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};
