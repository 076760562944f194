import type { Meta, StoryObj } from '@storybook/react-vite';
import { tradingRules } from '../../../mocks/exchange/content/tradingRules';
import { TradeRule } from '../../../src/screens/user/TradeRule';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectDocument, malformedStory } from './houseDocumentSteps';

const meta = {
  title: 'Screens/user/tradeRule',
  component: TradeRule,
  parameters: { app: { path: '/user/tradeRule', signedOut: true } },
} satisfies Meta<typeof TradeRule>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules in the member's language, without signing in. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  tags: ['each-language'],
  play: expectDocument(tradingRules),
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/content/Document');

export const Malformed: Story = malformedStory();

export const Offline: Story = offlineStory();
