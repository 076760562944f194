import type { Meta, StoryObj } from '@storybook/react-vite';
import { tradingRules } from '../../../mocks/exchange/content/tradingRules';
import { TradeRule } from '../../../src/screens/content/TradeRule';
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
  tags: ['main', 'each-language'],
  play: expectDocument(tradingRules),
};

/** The trading rules are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the trading rules: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/content/Document'), tags: ['error'] };

/** The server answers with a web page instead of the rules: the screen says that it couldn't be read. */
export const Malformed: Story = { ...malformedStory(), tags: ['error'] };

/** There is no connection when the rules open: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
