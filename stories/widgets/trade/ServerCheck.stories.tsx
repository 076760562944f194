import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ServerCheck } from '../../../src/widgets/trade/ServerCheck/ServerCheck';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const checkChoices = {
  same: { state: 'checked', price: '1250', differences: [], expected: '502500' },
  checking: { state: 'checking' },
  unavailable: { state: 'unavailable' },
  refuses: { state: 'refuses', reason: 'Orders are taken while a session is open.' },
  dearer: {
    state: 'checked',
    price: '1250',
    expected: '503000',
    differences: [
      { kind: 'total', ours: '502500', server: '503000' },
      { kind: 'closingFees', ours: '6250', server: '7500' },
    ],
  },
  otherTerms: {
    state: 'checked',
    price: '1250',
    expected: '502500',
    differences: [
      { kind: 'quantity', ours: '2000', server: '200' },
      { kind: 'liquidationPrice', ours: '1025', server: undefined },
    ],
  },
  waits: { state: 'checked', price: '1520', differences: [], expected: '502500', waitsFor: '1520' },
  waitsAndDearer: {
    state: 'checked',
    price: '1250',
    expected: '503000',
    waitsFor: '1250',
    differences: [{ kind: 'total', ours: '502500', server: '503000' }],
  },
  longFigures: {
    state: 'checked',
    price: '98765432109',
    expected: '987654321098765432.99',
    differences: [{ kind: 'total', ours: '987654321098765431.99', server: '987654321098765432.99' }],
  },
} satisfies Record<string, ComponentProps<typeof ServerCheck>['check']>;

const meta = {
  title: 'Widgets/Feedback/ServerCheck',
  component: ServerCheck,
  decorators: [onPage],
  args: { check: checkChoices.same },
  argTypes: { check: choices(checkChoices) },
} satisfies Meta<typeof ServerCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order at the market finds nobody to trade with: it waits, and at which price it is filled at worst. */
export const WaitsForItsTurn: Story = {
  args: { check: checkChoices.waits },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:serverCheck.waits'))).toBeVisible();
    await expect(
      await context.canvas.findByText(t('trade:serverCheck.waitsFor', { price: '1,520' })),
    ).toBeVisible();
  },
};

/** It waits, and costs more on the server: both are said. */
export const WaitsAndCostsMore: Story = {
  args: { check: checkChoices.waitsAndDearer },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:serverCheck.waits'))).toBeVisible();
    await expect(await context.canvas.findByText(t('trade:serverCheck.differs'))).toBeVisible();
  },
};

/** The server has calculated the same cost of an order as the app. */
export const SameOnTheServer: Story = {
  tags: ['main'],
  play: async (context) => {
    const message = storyText(context)('trade:serverCheck.same');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The server is still checking the cost, which does not block the order. */
export const CheckStillRuns: Story = {
  args: { check: checkChoices.checking },
  play: async (context) => {
    const message = storyText(context)('trade:serverCheck.checking');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The server gave no answer: the figures are the app’s own. */
export const ServerGivesNoAnswer: Story = {
  args: { check: checkChoices.unavailable },
  play: async (context) => {
    const message = storyText(context)('trade:serverCheck.unavailable');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The server would refuse the order now, with its reason. */
export const ServerWouldRefuse: Story = {
  args: { check: checkChoices.refuses },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Orders are taken while');
  },
};

/** The server’s cost is higher: both figures, and the higher one to expect. */
export const CostIsHigher: Story = {
  args: {
    check: checkChoices.dearer,
  },
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await expect(canvasElement).toHaveTextContent(t('trade:serverCheck.expect', { total: '503,000.00' }));
    const total = factOf(canvasElement, t('trade:cost.total'));
    await expect(total).toHaveTextContent(t('trade:serverCheck.server', { figure: '503,000.00' }));
    await expect(canvasElement).toHaveTextContent(t('trade:serverCheck.ours', { figure: '502,500.00' }));
    await expectFits(canvasElement);
  },
};

/** The server has another lot size and no liquidation price: both figures, and no total to expect. */
export const OtherTermsOnTheServer: Story = {
  args: {
    check: checkChoices.otherTerms,
  },
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await expect(canvasElement).not.toHaveTextContent(t('trade:serverCheck.expect', { total: '502,500.00' }));
    const liquidation = factOf(canvasElement, t('trade:cost.liquidationPrice'));
    await expect(liquidation).toHaveTextContent(t('trade:serverCheck.server', { figure: '—' }));
  },
};

/** Costs of eighteen digits stay within the page. */
export const LongFigures: Story = {
  args: {
    check: checkChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
