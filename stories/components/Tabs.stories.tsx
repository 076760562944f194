import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Section } from '../../src/components/Section/Section';
import { SwipeAction } from '../../src/components/SwipeAction/SwipeAction';
import { Tabs } from '../../src/components/Tabs/Tabs';
import { choices } from '../support/choices';
import { dragPointer } from '../support/pointer';
import { onPageEdgeToEdge } from './onPage';

const itemsChoices = {
  withPanel: [
    { value: 'held', label: 'In progress' },
    { value: 'placing', label: 'Placing' },
    { value: 'ended', label: 'Terminated' },
  ],
  overflowing: [
    { value: 'competition', label: 'Competition' },
    { value: 'auction', label: 'Auction' },
    { value: 'follow', label: 'Follow orders' },
    { value: 'held', label: 'In progress' },
    { value: 'ended', label: 'Terminated' },
    { value: 'placing', label: 'Placing' },
  ],
} satisfies Record<string, ComponentProps<typeof Tabs>['items']>;

const childrenChoices = {
  none: undefined,
  withPanel: 'What the tab shows:',
} satisfies Record<string, ComponentProps<typeof Tabs>['children']>;

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Positions',
    items: itemsChoices.withPanel,
    value: 'held',
    children: childrenChoices.withPanel,
    onChange: fn(),
  },
  argTypes: {
    items: choices(itemsChoices),
    value: { options: ['held', 'placing', 'ended'] },
    children: choices(childrenChoices),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string) => {
      args.onChange(chosen);
      setValue(chosen);
    };
    return (
      <Tabs {...args} value={value} onChange={change}>
        {args.children && (
          <Section>
            {args.children} {value}
          </Section>
        )}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second of three tabs is chosen, with its content below. */
export const PanelOfTheChosenTab: Story = {
  tags: ['main'],
  args: { children: childrenChoices.withPanel },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Placing' }));
    const panel = await canvas.findByRole('tabpanel', { name: 'Placing' });
    await expect(panel).toHaveTextContent('What the tab shows: placing');
  },
};

/** A form in the panel was reached by the second stop of the keyboard: the panel itself is none. */
export const PanelIsNoTabStop: Story = {
  args: { children: <Button kind="quiet">Filter</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: /^Filter/ })).toHaveFocus();
  },
};

/** Seven short tabs, as above a chart, are all in sight. Without a panel they are a group of buttons. */
export const SevenTabsVisible: Story = {
  args: {
    dense: true,
    children: undefined,
    items: ['1m', '5m', '10m', '30m', 'Day', 'Week', 'Month'].map((label) => ({ value: label, label })),
    value: '5m',
  },
  play: async ({ canvas, args }) => {
    const strip = await canvas.findByRole('group', { name: args.label });
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveTextContent('5m');
  },
};

/** The last choice of a group without a panel was reached by arrow keys and chosen by Enter. */
export const WithoutPanelByKeyboard: Story = {
  args: { children: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'In progress' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    // The chosen one can't be given up.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['ended']]);
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveTextContent('Terminated');
  },
};

/** The last tab was reached by arrow keys and chosen by Enter. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tab', { name: 'In progress' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = await canvas.findByRole('tab', { name: 'Terminated' });
    await expect(last).toHaveFocus();
    // Moving alone does not select: the content of a tab may have to load.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['ended']]);
    await expect(last).toHaveAttribute('aria-selected', 'true');
  },
};

/** The tabs are one stop of the keyboard: the next one has left them. */
export const OneTabStop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    for (const tab of await canvas.findAllByRole('tab')) await expect(tab).not.toHaveFocus();
  },
};

/** More tabs than fit: the row scrolls, and the chosen tab is in sight. */
export const MoreTabsThanFit: Story = {
  args: {
    label: 'Positions',
    items: itemsChoices.overflowing,
    value: 'placing',
  },
  play: async ({ canvas }) => {
    const chosen = (await canvas.findByRole('tab', { name: 'Placing' })).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const text = 'What the tab shows:';

/** The second tab is chosen, after swipes through all three; the last one does not lead around. */
export const SwipedToTheNextTab: Story = {
  args: { children: text },
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('tabpanel');
    await dragPointer(panel, { x: -140 });
    await waitFor(() => expect(panel).toHaveTextContent('placing'));
    await expect(await canvas.findByRole('tab', { name: 'Placing' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await dragPointer(panel, { x: -140 });
    await waitFor(() => expect(panel).toHaveTextContent('ended'));
    await dragPointer(panel, { x: -140 });
    await dragPointer(panel, { x: 140 });
    await waitFor(() => expect(panel).toHaveTextContent('placing'));
    await expect(args.onChange.mock.calls).toEqual([['placing'], ['ended'], ['placing']]);
  },
};

/** The first tab is still chosen: its content followed a short drag and returned. */
export const FollowsTheFinger: Story = {
  args: { children: text },
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('tabpanel');
    const from = panel.getBoundingClientRect().left;
    const leftOf = () => panel.getBoundingClientRect().left - from;
    await dragPointer(panel, {
      x: -40,
      duration: 160,
      beforeRelease: async () => {
        await expect(leftOf()).toBeCloseTo(-12, 0);
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      },
    });
    // Neither far nor fast.
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(leftOf()).toBe(0));
  },
};

/** The first tab is still chosen, because a drag that is mostly vertical scrolls the page. */
export const DraggedDownwardsScrolls: Story = {
  args: { children: text },
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('tabpanel');
    await expect(getComputedStyle(panel).touchAction).toBe('pan-y pinch-zoom');
    await dragPointer(panel, {
      x: -120,
      y: 130,
      beforeRelease: () => expect(panel.style.transform).toBe(''),
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The first tab is still chosen, because a drag with a mouse selects text. */
export const DraggedWithAMouse: Story = {
  args: { children: text },
  play: async ({ canvas, args }) => {
    await dragPointer(await canvas.findByRole('tabpanel'), { x: -200, pointerType: 'mouse' });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Parts that scroll sideways keep their gestures; a swipe over the text has chosen the second tab. */
export const ScrollingPartsKeepGestures: Story = {
  args: {
    children: (
      <>
        <SwipeAction actionLabel="Remove" actionName="Remove 1010" glyph={Trash2} onAction={fn()}>
          <p>1010 Hinoki Chemical</p>
        </SwipeAction>
        <div style={{ overflow: 'auto hidden' }}>
          <p style={{ width: 900 }}>
            A table wider than the page <Button kind="quiet">Sort</Button>
          </p>
        </div>
        <canvas aria-label="Chart" height={40} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await dragPointer(await canvas.findByText('1010 Hinoki Chemical'), { x: -160 });
    await dragPointer(await canvas.findByText(/A table wider/), { x: -160 });
    const chart = canvasElement.querySelector('canvas');
    if (!chart) throw new Error('there is no chart');
    await dragPointer(chart, { x: -160 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await dragPointer(await canvas.findByText(/^held|held$/), { x: -160 });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The first tab is still chosen: content with a form is not swiped. */
export const HoldsAForm: Story = {
  args: { children: text, swipe: false },
  play: async ({ canvas, args }) => {
    await dragPointer(await canvas.findByRole('tabpanel'), { x: -200 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With reduced motion a swipe has chosen the second tab without moving the content. */
export const WithReducedMotion: Story = {
  args: { children: text },
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: media === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    const panel = await canvas.findByRole('tabpanel');
    await dragPointer(panel, { x: -160, beforeRelease: () => expect(panel.style.transform).toBe('') });
    await waitFor(() => expect(panel).toHaveTextContent('placing'));
    await expect(panel.getAnimations()).toEqual([]);
    asked.mockRestore();
  },
};

/** Wrong: one view needs no tabs. */
export const DontUseOneTab: Story = { args: { items: [{ value: 'held', label: 'Held' }] } };
