import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dividend } from '../../../src/screens/common/Dividend';
import { holdShares, singleLots, standard, tenderPath } from './tenderSteps';

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  tags: ['!autodocs'],
  parameters: { app: { path: tenderPath(singleLots), scenario: 'demo' } },
  beforeEach: holdShares(),
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frozen: Story = standard.frozen;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;

export const RefusedByServer: Story = standard.refusedByServer;
