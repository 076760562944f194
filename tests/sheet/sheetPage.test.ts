import { expect, it } from 'vitest';
import { sheetPage } from './sheetPage';

const page = sheetPage('Screens/user', 'ja', [
  {
    heading: '出金',
    address: '/user/withdraw',
    purpose: 'The form.',
    groups: [
      {
        name: 'withdraw',
        states: [
          { name: 'Default', sentence: 'Shows <b> & `code`.', picture: 'default.jpg' },
          { name: 'Loading', sentence: undefined, picture: undefined },
        ],
      },
    ],
  },
]);

it('has the screen, its groups and their states', () => {
  expect(page).toContain('<h1><span lang="ja">出金</span> <code>/user/withdraw</code></h1>');
  expect(page).toContain('<p>The form.</p>');
  expect(page).toContain('<h2>withdraw <small>2</small></h2>');
  expect(page).toContain('<img src="default.jpg" alt="">\n<h3>Default</h3>');
});

it('writes text as text, and code in backticks as code', () => {
  expect(page).toContain('<p>Shows &lt;b&gt; &amp; <code>code</code>.</p>');
});

it('says which picture is missing', () => {
  expect(page).toContain('<div class="missing">No picture</div>\n<h3>Loading</h3>');
});
