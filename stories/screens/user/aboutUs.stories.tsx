import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aboutUs } from '../../../mocks/exchange/content/aboutUs';
import { AboutUs } from '../../../src/screens/user/AboutUs';
import { anotherSite, anotherTitle } from '../../support/anotherSite';
import { everyMode } from '../../support/everyMode';
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
  tags: ['each-language'],
  play: expectDocument(aboutUs),
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/content/Document');

export const Malformed: Story = malformedStory();

export const Offline: Story = offlineStory();

/** Another site configuration: its logo and its name above the text. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(anotherTitle)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img[src$="static/kabuto.svg"]')).toBeVisible());
  },
};
