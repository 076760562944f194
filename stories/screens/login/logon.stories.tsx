import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Logon } from '../../../src/screens/login/Logon';
import { anotherSite, expectAnotherSite } from '../../support/anotherSite';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectLeadsTo } from '../../support/navigation';
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

/** The first of three slides that introduce the app to a visitor: every figure is shown before an order. */
export const Default: Story = {
  tags: ['main'],
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

/** The second slide of the introduction: long or short, limit or market. */
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

/** Moves two slides on. Resolves with the button that ends the introduction. */
async function goToLastSlide({ canvas, canvasElement, loaded, userEvent }: Context): Promise<HTMLElement> {
  const t = storyText({ loaded });
  await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.next') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('login:slides.next') }));
  await expect(headline(canvasElement)).toHaveTextContent(t('login:slides.items.reasons.title'));
  return canvas.findByRole('button', { name: t('login:slides.begin') });
}

/** The last slide of the introduction, with the button that goes on to registering or logging in. */
export const LastSlide: Story = {
  play: async (context) => {
    await expect(await goToLastSlide(context)).toBeVisible();
  },
};

/** The button of the last slide was pressed: the choice between registering and logging in follows. */
export const GoesOnToTheChoice: Story = {
  play: async (context) => {
    await context.userEvent.click(await goToLastSlide(context));
    await expectLeadsTo(context, '/login/logon2');
  },
};

/** The slides were swiped forwards and back: the first one is shown. */
export const SwipedBothWays: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    const slide = await canvas.findByText(t('login:slides.items.figures.body'));
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(slide, { clientX: from });
      fireEvent.pointerUp(slide, { clientX: to });
    };
    const shows = (item: 'both' | 'figures') =>
      waitFor(() => expect(headline(canvasElement)).toHaveTextContent(t(`login:slides.items.${item}.title`)));
    swipe(300, 100);
    await shows('both');
    swipe(100, 120);
    await shows('both');
    swipe(100, 300);
    swipe(100, 300);
    await shows('figures');
  },
};

/** The introduction of another site: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: ({ canvasElement }) => expectAnotherSite(canvasElement),
};
