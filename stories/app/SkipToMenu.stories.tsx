import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MainMenu } from '../../src/app/MainMenu';
import { SkipToMenu } from '../../src/app/SkipToMenu';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/SkipToMenu',
  component: SkipToMenu,
  render: () => (
    <>
      <SkipToMenu />
      <main>
        <List label="Rows">
          {Array.from({ length: 40 }, (_, row) => (
            <ListRow key={String(row)} title={`Row ${row}`} href={`#/row/${row}`} />
          ))}
        </List>
      </main>
      <MainMenu active="market" />
    </>
  ),
} satisfies Meta<typeof SkipToMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first stop of the keyboard is seen, and says where it leads. */
export const FirstStop: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.tab();
    const skip = await canvas.findByRole('button', { name: storyText({ loaded })('common:menu.skip') });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** It was pressed: the entry of this screen in the menu has the focus, past forty links. */
export const LeadsToTheMenu: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const t = storyText({ loaded });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await canvas.findByRole('navigation', { name: t('common:menu.label') }));
    await expect(await menu.findByRole('link', { current: 'page' })).toHaveFocus();
  },
};
