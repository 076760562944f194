import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../src/components/Button/Button';
import { Card } from '../../src/components/Card/Card';
import { CardHead } from '../../src/components/Card/CardHead';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { Stack } from '../../src/components/Stack/Stack';
import { colorsIn } from '../../src/theme/colorsIn';
import { ItayoseScope, type ItayoseScopeProps } from '../../src/theme/ItayoseScope';
import { Price } from '../../src/widgets/market/Price/Price';
import { expectFits } from '../support/layout';

function Quote({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <Card>
        <CardHead title={name} />
        <Price value="1250" tickSize="1" change="12" />
      </Card>
      <Button fullWidth onClick={() => setOpen(true)}>
        Buy {name}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={`Buy ${name}`} closeLabel="Close">
        One lot
      </Sheet>
    </Stack>
  );
}

const Frame = styled.div`
  padding: 16px;
`;

const meta = {
  title: 'Foundations/Scope',
  component: ItayoseScope,
  args: { children: <Quote name="Paper Lantern" /> },
  render: (args) => (
    <Frame>
      <ItayoseScope {...args} />
    </Frame>
  ),
} satisfies Meta<typeof ItayoseScope>;

export default meta;
type Story = StoryObj<typeof meta>;

const scopeOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-itayose-scope]');

/** Two scopes on one page: each has its own theme and its own colours of prices. */
export const TwoThemes: Story = {
  tags: ['main'],
  render: () => {
    const dark: ItayoseScopeProps['appearance'] = { theme: 'dark', upDown: 'greenUp' };
    return (
      <Frame>
        <ItayoseScope>
          <Quote name="Paper Lantern" />
        </ItayoseScope>
        <ItayoseScope appearance={dark}>
          <Quote name="Stone Bridge" />
        </ItayoseScope>
      </Frame>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [light, dark] = await canvas.findAllByText('1,250');
    await expect(light).toHaveStyle({ color: colorsIn().priceUp });
    await expect(dark).toHaveStyle({ color: colorsIn({ theme: 'dark', upDown: 'greenUp' }).priceUp });
    await expectFits(canvasElement);
  },
};

/** The sheet of a dark scope on a light page is dark, too: it opens inside of its scope. */
export const SheetOfTheScope: Story = {
  args: { appearance: { theme: 'dark' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Buy Paper Lantern' });
    await userEvent.click(button);
    const sheet = await canvas.findByRole('dialog', { name: 'Buy Paper Lantern' });
    await expect(scopeOf(sheet)).toBe(scopeOf(button));
    await expect(sheet).toHaveStyle({ backgroundColor: colorsIn({ theme: 'dark' }).surface });
  },
};

/** A unit of its own makes everything larger, text and distances alike. */
export const LargerUnit: Story = {
  args: { unit: '0.7px' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Buy Paper Lantern' });
    // 32 units of 0.7 px.
    await expect(button).toHaveStyle({ fontSize: '22.4px' });
  },
};

/** Text at twice its size: boxes and distances stay. */
export const LargerText: Story = {
  args: { textSize: 2 },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByText('Paper Lantern');
    const size = Number.parseFloat(getComputedStyle(title).fontSize);
    const button = await canvas.findByRole('button', { name: 'Buy Paper Lantern' });
    await expect(size).toBe(Number.parseFloat(getComputedStyle(button).fontSize));
    await expectFits(canvasElement);
  },
};
