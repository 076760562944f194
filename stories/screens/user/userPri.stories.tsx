import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreement } from '../../../mocks/exchange/content/agreement';
import { UserPri } from '../../../src/screens/user/UserPri';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectDocument, malformedStory } from './houseDocumentSteps';

const meta = {
  title: 'Screens/user/userPri',
  component: UserPri,
  parameters: { app: { path: '/user/userPri', signedOut: true } },
} satisfies Meta<typeof UserPri>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agreement in the member's language, without signing in. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  tags: ['each-language'],
  play: expectDocument(agreement),
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/content/Document');

export const Malformed: Story = malformedStory();

export const Offline: Story = offlineStory();
