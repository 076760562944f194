import { expect, it } from 'vitest';
import { readTree, writeTree } from '../../.storybook/aria/tree';

const written = `- banner:
  - heading "Home" [level=1]
  - link "Notices, 5 unread":
    - /url: "#/user/msgInfo"
- main:
  - paragraph: Total assets
  - definition: "0.00"
  - 'link "Next step: it''s yours"':
    - /url: "#/user/userInfo"
  - 'listitem "Rate: today"': 1 USD = 150 JPY
  - button "Say \\"yes\\"" [pressed]
  - textbox "Lots": "1"
- status`;

it('parses labels, texts and children', () => {
  const [banner, main, status] = readTree(written);
  expect(banner?.children.map(({ label }) => label)).toEqual([
    'heading "Home" [level=1]',
    'link "Notices, 5 unread"',
  ]);
  expect(main?.children[0]).toEqual({
    role: 'paragraph',
    label: 'paragraph',
    text: 'Total assets',
    children: [],
  });
  expect(main?.children[2]).toMatchObject({ role: 'link', label: `link "Next step: it's yours"` });
  expect(main?.children[3]).toMatchObject({ label: 'listitem "Rate: today"', text: '1 USD = 150 JPY' });
  expect(status).toEqual({ role: 'status', label: 'status', text: '', children: [] });
});

it('writes what it has parsed', () => {
  expect(writeTree(readTree(written)).join('\n')).toBe(written);
});
