import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Article } from '../../../src/widgets/content/Article/Article';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/News and notices/Article',
  component: Article,
  args: { title: 'Fees at a glance', imageBase: '/api/', html: '<p>Text.</p>' },
  argTypes: { meta: { control: 'text' } },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every element that a text may contain: headings, lists, a quotation, a table and a captioned picture. */
export const Default: Story = {
  tags: ['main'],
  args: {
    meta: 'Itayose · 2026/11/20 10:00',
    html: `
      <p>Purchase fee, selling fee, stamp duty and liquidation fee. <strong>All four</strong> are shown in yen,
        <em>before</em> you confirm. See the <a href="#/user/tradeRule">trading rules</a>.</p>
      <h2>When they are taken</h2>
      <ul><li>Purchase fee: when the order is filled</li><li>Selling fee: when the position is closed</li></ul>
      <ol><li>Open</li><li>Close</li></ol>
      <blockquote>Rates come from the server and may change.</blockquote>
      <h3>Rates</h3>
      <table><thead><tr><th>Fee</th><th>Rate</th></tr></thead>
        <tbody><tr><td>Purchase</td><td>0.10%</td></tr><tr><td>Selling</td><td>0.10%</td></tr></tbody></table>
      <hr><figure><img src="static/logo.svg" alt="Mark" width="96" height="96"><figcaption>The mark</figcaption></figure>`,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'trading rules' });
    await expect(link).toHaveAttribute('href', '#/user/tradeRule');
    await expect(link).not.toHaveAttribute('target');
    await expect(await canvas.findByRole('img', { name: 'Mark' })).toHaveAttribute(
      'src',
      '/api/static/logo.svg',
    );
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Fee, Rate' })).toHaveAttribute('tabindex', '0');
  },
};

/**
 * In the native wrapper the server has another origin: its image is shown, the one from elsewhere is removed.
 */
export const ImagesOfTheServer: Story = {
  args: {
    imageBase: 'https://app.example/api/',
    html: '<p>Two.</p><img src="static/logo.svg" alt="Mark"><img src="https://else.example/api/a.png" alt="Other">',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAttribute(
      'src',
      'https://app.example/api/static/logo.svg',
    );
  },
};

/** Scripts, styles, forms, frames and unsafe addresses are removed; the harmless text and links remain. */
export const HostileMarkupRemoved: Story = {
  args: {
    html: `
      <script>window.harmed = 'script'</script>
      <style>body { display: none }</style>
      <p style="position: fixed" class="harm" id="harm" onclick="window.harmed = 'click'">Pay to withdraw</p>
      <form action="https://example.com"><label>Password <input name="password"></label><button>Send</button></form>
      <iframe src="https://example.com"></iframe>
      <object data="https://example.com"></object>
      <svg onload="window.harmed = 'svg'"><a href="javascript:window.harmed = 'svg link'">svg</a></svg>
      <math><mtext><img src="x" onerror="window.harmed = 'math'"></mtext></math>
      <img src="/api/static/logo.svg" onerror="window.harmed = 'image'">
      <img src="https://example.com/pixel.png" alt="other site">
      <img src="/api/../pixel.png" alt="outside the image base">
      <img src="data:image/svg+xml,%3Csvg/%3E" alt="data">
      <a href="javascript:window.harmed = 'link'">run</a>
      <a href="data:text/html,harm">data link</a>
      <a href="//example.com">no scheme</a>
      <a href="https://example.com/" target="_self">other site link</a>
      <a href="mailto:support@example.com">mail</a>`,
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('The text is shown, and tapping it runs nothing', async () => {
      await expect(await canvas.findByText('Pay to withdraw')).toBeVisible();
      await userEvent.click(await canvas.findByText('Pay to withdraw'));
      await expect('harmed' in window).toBe(false);
    });
    const unwanted =
      'script, form, input, button, iframe, object, svg, math, article style, [style], [id=harm], .harm, [onclick], [onerror], [onload]';
    await step('Scripts, forms, frames, drawings and styles are removed', () =>
      expect(canvasElement.querySelector(unwanted)).toBeNull(),
    );
    await step('Only images of the server remain', () =>
      expect([...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
        '/api/static/logo.svg',
      ]),
    );
    await step('Only safe links remain, and they open another tab', async () => {
      for (const text of ['run', 'data link', 'no scheme'])
        await expect(await canvas.findByText(text)).not.toHaveAttribute('href');
      for (const link of await canvas.findAllByRole('link')) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    });
  },
};

/** A picture of unknown size reserves its space; one that fails leaves its alternative text there. */
export const PicturesReserveSpace: Story = {
  args: {
    html: `<p>Before</p>
      <p><img src="static/logo.svg" alt="Mark" width="50%" height="auto"></p>
      <p><img src="static/none.png" alt="A chart of the week" width="400" height="300"></p>
      <p><img src="static/none.png"></p>
      <p>After</p>`,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const place = (element: HTMLElement) => element.clientWidth / element.clientHeight;
    const mark = await canvas.findByRole('img', { name: 'Mark' });
    await expect(mark).not.toHaveAttribute('width');
    await expect(place(mark)).toBeCloseTo(16 / 9, 1);
    const after = (await canvas.findByText('After')).offsetTop;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const missing = await canvas.findByText('A chart of the week');
    await expect(place(missing)).toBeCloseTo(4 / 3, 1);
    await waitFor(() => expect(canvas.getByText(storyText(context)('home:news.picture'))).toBeVisible());
    await expect((await canvas.findByText('After')).offsetTop).toBe(after);
    await expectFits(canvasElement);
    window.scrollTo(0, 0);
  },
};

/** An endless word, a wide picture and a table of many columns stay within the page. */
export const LongText: Story = {
  args: {
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft announces results',
    meta: 'Company desk · 2026/11/20 10:00',
    html: `<p>${'long'.repeat(60)}</p><p><img src="static/logo.svg" alt="" width="2000" height="500"></p>
      <table><tr>${'<td>1,234,567.89</td>'.repeat(8)}</tr></table>`,
  },
  play: async ({ canvasElement, userEvent }) => {
    const article = canvasElement.querySelector('article');
    await expect(article?.scrollWidth).toBe(article?.clientWidth);
    // The table is wider than the page: it can be scrolled, also by keyboard.
    const scroller = canvasElement.querySelector('table')?.parentElement;
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
};
