import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aboutUs } from '../../../mocks/exchange/content/aboutUs';
import { document } from '../../../src/api/contract/content';
import { AboutUs } from '../../../src/screens/content/AboutUs';
import { anotherSite, anotherTitle } from '../../support/anotherSite';
import { everyMode } from '../../support/everyMode';
import { changeResponse } from '../../support/network';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectDocument, malformedStory } from './houseDocumentSteps';

const meta = {
  title: 'Screens/user/aboutUs',
  component: AboutUs,
  parameters: { app: { path: '/user/aboutUs' } },
} satisfies Meta<typeof AboutUs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The operator of the site, in the member's language. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  tags: ['main', 'each-language'],
  play: expectDocument(aboutUs),
};

/** The text about the operator is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the text: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/content/Document'), tags: ['error'] };

/** The server answers with a web page instead of the text: the screen says that it couldn't be read. */
export const Malformed: Story = { ...malformedStory(), tags: ['error'] };

/** There is no connection when the text opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** The text without its first paragraph, which is about the name Itayose. */
const ofOperator = (html: string) => html.slice(html.indexOf('\n') + 1);

/** The operator of another site: its logo and its name stand above the text. */
export const LogoOfAnotherSite: Story = {
  beforeEach: (context) => {
    anotherSite.beforeEach(context);
    changeResponse(context, document, (text) => ({ ...text, html: ofOperator(text.html) }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(anotherTitle)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img[src$="static/kabuto.svg"]')).toBeVisible());
    const logo = canvasElement.querySelector('img[src$="static/kabuto.svg"]')?.getBoundingClientRect();
    const panel = (await canvas.findByRole('article')).getBoundingClientRect();
    await expect(canvasElement).not.toHaveTextContent(/itayose/i);
    await expect(panel.top - (logo?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  },
};
