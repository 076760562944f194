import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Logon } from '../../../src/screens/login/Logon';
import { anotherSite, expectAnotherSite } from '../../support/anotherSite';
import { everyMode } from '../../support/everyMode';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/login/logon',
  component: Logon,
  parameters: { app: { path: '/login/logon', signedOut: true } },
} satisfies Meta<typeof Logon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headline of the active slide, the only h1; the others are inert. */
const headline = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelectorAll('h1');
  expect(found).toHaveLength(1);
  expect(found[0]?.closest('[inert]')).toBeNull();
  return found[0];
};

/** The first slide. Keyboard and screen reader cannot reach the others. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.figures.title'));
    await expect(await canvas.findByRole('link', { name: t('login:slides.skip') })).toHaveAttribute(
      'href',
      '#/login/logon2',
    );
  },
};

/** Long or short, limit or market. */
export const SecondSlide: Story = {
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.next') }));
    await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.both.title'));
    await expect(
      await canvas.findByText(t('login:slides.position', { page: 2, pages: 3 })),
    ).toBeInTheDocument();
  },
};

/** The last slide has the button that continues. */
export const LastSlide: Story = {
  play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
    const t = storyText({ loaded });
    await step('moves two slides on', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.next') }));
      await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.next') }));
      await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.reasons.title'));
    });
    await step('begins', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.begin') }));
      await waitFor(() => expect(window.location.hash).toBe('#/login/logon2'));
    });
  },
};

/** A swipe turns the slides both ways and stops at the first. */
export const SwipedBothWays: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    const slide = await canvas.findByText(t('login:slides.items.figures.body'));
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(slide, { clientX: from });
      fireEvent.pointerUp(slide, { clientX: to });
    };
    swipe(300, 100);
    await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.both.title'));
    swipe(100, 120);
    await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.both.title'));
    swipe(100, 300);
    swipe(100, 300);
    await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.figures.title'));
  },
};

/** Another site configuration: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: ({ canvasElement }) => expectAnotherSite(canvasElement),
};
