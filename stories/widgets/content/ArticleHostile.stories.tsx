import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { htmlVectors, payload } from '../../../mocks/hostile/htmlVectors';
import { Article } from '../../../src/widgets/content/Article/Article';
import { sanitise } from '../../../src/widgets/content/Article/sanitise';
import { findUnsafeMarkup, fireAllEvents, scriptRan } from '../../hostile/unsafeMarkup';
import { overflowingElements } from '../../support/layout';

const meta = {
  title: 'Widgets/News and notices/Article/Hostile',
  component: Article,
  tags: ['!autodocs'],
  args: {
    title: 'Fees at a glance',
    imageBase: '/api/',
    html: '<p>Every other text of this story has been here and gone.</p>',
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inserts HTML, raw or sanitised, like an article, fires all events, and removes it. */
async function within(
  place: Element,
  content: string | DocumentFragment,
  look: (whole: HTMLElement) => void | Promise<void>,
) {
  const whole = document.createElement('div');
  if (typeof content === 'string') whole.innerHTML = content;
  else whole.append(content);
  place.append(whole);
  await fireAllEvents(whole);
  await look(whole);
  whole.remove();
}

/** An ordinary article. HTML that was not sanitised has run a script here, so the checks can find harm. */
export const CheckFindsHarm: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('article > div') as Element;
    await within(place, `<p onclick="${payload}">text</p>`, () => expect(scriptRan()).toBe(true));
    await within(place, `<img src="data:," onerror="${payload};this.onerror=null">`, () =>
      waitFor(() => expect(scriptRan()).toBe(true)),
    );
    const harms = [
      '<form></form>',
      '<p onclick="1">x</p>',
      '<p style="color:red">x</p>',
      '<a href="javascript:1">x</a>',
      '<a href="https://example.com">x</a>',
      '<img alt="" src="data:,">',
      '<p>\u202ex</p>',
    ];
    for (const html of harms) {
      const whole = document.createElement('div');
      whole.innerHTML = html;
      await expect([html, findUnsafeMarkup(whole)]).not.toEqual([html, []]);
    }
    await expect(scriptRan()).toBe(false);
  },
};

/**
 * An ordinary article, after hundreds of texts that tried to run a script: nothing ran, nothing unsafe is
 * left.
 */
export const NoScriptRuns: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(htmlVectors.length).toBeGreaterThan(400);
    const place = canvasElement.querySelector('article > div') as Element;
    const found: string[] = [];
    for (const [kind, html] of htmlVectors) {
      const safe = sanitise(html, args.imageBase);
      const whole = document.createElement('div');
      whole.append(safe.cloneNode(true));
      const harms = findUnsafeMarkup(whole);
      await within(place, safe, () => {
        if (scriptRan()) harms.push('it ran');
      });
      found.push(...harms.map((harm) => `${kind}: ${html.slice(0, 200)}: ${harm}`));
    }
    // Delayed effects run first.
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (scriptRan()) found.push('something ran later');
    if (found.length > 0) throw new Error(found.join('\n'));
    await expect(document.title).not.toBe('1');
    await expect(window.location.hash).toBe('#/');
  },
};

/**
 * An ordinary article, after the same texts were shown: none overflowed the page or covered what is below.
 */
export const NothingBreaksThePage: Story = {
  play: async ({ canvasElement, args }) => {
    const place = canvasElement.querySelector('article > div') as Element;
    const below = document.createElement('p');
    below.textContent = 'Beneath the article';
    canvasElement.append(below);
    const found: string[] = [];
    for (const [kind, html] of htmlVectors) {
      const whole = document.createElement('div');
      whole.append(sanitise(html, args.imageBase));
      place.append(whole);
      const { bottom, height } = whole.getBoundingClientRect();
      const breaks = [
        overflowingElements(whole).length > 0 || document.documentElement.scrollWidth > window.innerWidth,
        bottom > below.getBoundingClientRect().top + 1,
        height > 60_000,
      ];
      if (breaks.includes(true)) found.push(`${kind}: ${html.slice(0, 200)}: ${breaks}`);
      whole.remove();
    }
    if (found.length > 0) throw new Error(found.join('\n'));
    below.remove();
  },
};

/**
 * A text can link anywhere: an external link has an arrow, a link of the app has none, an unsafe one does
 * nothing.
 */
export const LinksLeadOutside: Story = {
  args: {
    html: `<p><a href="https://bank.example@evil.example/" target="_self" rel="opener">Your bank</a>
      <a href="#/user/tradeRule">The rules</a> <a href="#//evil.example">Nowhere</a></p>`,
  },
  play: async ({ canvas }) => {
    const outside = await canvas.findByRole('link', { name: 'Your bank' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(getComputedStyle(outside, '::after').content).toContain('↗');
    const inside = await canvas.findByRole('link', { name: 'The rules' });
    await expect(getComputedStyle(inside, '::after').content).toBe('none');
    const nowhere = await canvas.findByText('Nowhere');
    await expect(nowhere).not.toHaveAttribute('href');
    const before = window.location.href;
    await fireEvent.click(nowhere);
    await expect(window.location.href).toBe(before);
  },
};
