import type { Meta, StoryObj } from '@storybook/react-vite';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { BottomMenu } from '../../src/components/BottomMenu/BottomMenu';
import { Button } from '../../src/components/Button/Button';
import { KeyFigure } from '../../src/components/KeyFigure/KeyFigure';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { Page } from '../../src/components/Page/Page';
import { Section } from '../../src/components/Section/Section';
import { TopBar } from '../../src/components/TopBar/TopBar';
import { choices } from '../support/choices';
import { expectFits, expectFocusVisible } from '../support/layout';

const terms = Array.from({ length: 24 }, (_, index) => ({
  label: `Term ${index + 1}`,
  value: `${index + 1},000.00`,
}));

const childrenChoices = {
  contentAlone: (
    <>
      <Section>
        <KeyFigure label="Unrealised profit" value="+31,000.00" unit="JPY" tone="priceUp" />
      </Section>
      <Section title="Terms">
        <KeyValue items={terms} />
      </Section>
    </>
  ),
  shortWithActions: <Section>Little to say.</Section>,
} satisfies Record<string, ComponentProps<typeof Page>['children']>;

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: {
    topBar: <TopBar title="Position" back={{ label: 'Back', onPress: fn() }} />,
    children: childrenChoices.contentAlone,
  },
  argTypes: { children: choices(childrenChoices) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button kind="quiet" fullWidth>
      Add margin
    </Button>
    <Button fullWidth>Close</Button>
  </>
);

/** A page with a bar at the top and content that scrolls. */
export const OnlyContent: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('main')).toHaveTextContent('Unrealised profit');
    await expectFits(canvasElement);
  },
};

/** The actions of the page stay at the bottom while the content scrolls. */
export const WithActions: Story = {
  args: { actions },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // No part of a page is outside a landmark.
    await expect(await canvas.findByRole('main')).toContainElement(close);
  },
};

/** With little content the actions are still at the bottom of the window. */
export const ShortWithActions: Story = {
  args: { actions, children: childrenChoices.shortWithActions },
  play: async ({ canvas }) => {
    // At the very bottom, even if the content ends far above.
    const bar = (await canvas.findByRole('button', { name: 'Close' })).closest('main > :last-child');
    await expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  },
};

/** On a phone with rounded corners no control is in a corner or under the gesture bar. */
export const InsideTheSafeAreas: Story = {
  args: { actions },
  beforeEach: () => {
    const root = document.documentElement;
    root.style.setProperty('--safe-top', '47px');
    root.style.setProperty('--safe-bottom', '34px');
    return () => {
      root.style.removeProperty('--safe-top');
      root.style.removeProperty('--safe-bottom');
    };
  },
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByRole('button', { name: 'Close' })).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeGreaterThan(34);
    const { top } = (await canvas.findByRole('button', { name: 'Back' })).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(47);
  },
};

const steps = Array.from({ length: 24 }, (_, index) => `Step ${index + 1}`);

/** A long page after the keyboard went down and up: no bar has covered the focus. */
export const FocusStaysVisible: Story = {
  args: {
    actions,
    children: (
      <Section>
        {steps.map((step) => (
          <Button key={step} kind="quiet" fullWidth>
            {step}
          </Button>
        ))}
      </Section>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Back' })).focus();
    for (const name of steps) {
      await userEvent.tab();
      await expectFocusVisible(await canvas.findByRole('button', { name }));
    }
    for (const name of steps.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expectFocusVisible(await canvas.findByRole('button', { name }));
    }
  },
};

/** The actions of the page are above the main menu. */
export const AboveTheMenu: Story = {
  args: { actions, menuBelow: true },
  render: (args) => (
    <>
      <Page {...args} />
      <BottomMenu
        label="Main menu"
        onActivePress={fn()}
        items={[
          { href: '#/home/index', label: 'Home', glyph: House, active: false },
          { href: '#/position/position', label: 'Trade', glyph: Layers, active: true },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByRole('button', { name: 'Close' })).getBoundingClientRect();
    await expect(bottom).toBeLessThan((await canvas.findByRole('navigation')).getBoundingClientRect().top);
    window.scrollTo(0, document.body.scrollHeight);
    const last = (await canvas.findByText('24,000.00')).getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(
      (await canvas.findByRole('button', { name: 'Close' })).getBoundingClientRect().top,
    );
    window.scrollTo(0, 0);
  },
};
