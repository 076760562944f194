import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreement } from '../../../mocks/exchange/content/agreement';
import { UserPri } from '../../../src/screens/content/UserPri';
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
  tags: ['main', 'each-language'],
  play: expectDocument(agreement),
};

/** The agreement is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the agreement: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/content/Document'), tags: ['error'] };

/** The server answers with a web page instead of the agreement: the screen says that it couldn't be read. */
export const Malformed: Story = { ...malformedStory(), tags: ['error'] };

/** There is no connection when the agreement opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
