import { expect, it } from 'vitest';
import { outline } from '../../.storybook/aria/outline';
import { readTree, writeTree } from '../../.storybook/aria/tree';

const outlined = (tree: string) => writeTree(outline(readTree(tree))).join('\n');

it('keeps landmarks, headings and controls at any depth', () => {
  expect(
    outlined(`- main:
  - paragraph: Total assets
  - paragraph:
    - link "How it is made up":
      - /url: "#/made-up"
  - region "News":
    - heading "News" [level=2]
    - text: Today
  - textbox "Lots": "1"`),
  ).toBe(`- main:
  - link "How it is made up"
  - region "News":
    - heading "News" [level=2]
  - textbox "Lots": "1"`);
});

it('omits transient elements', () => {
  expect(
    outlined(`- main:
  - status: Loading
  - timer: 14:59
  - status:
    - button "Undo"
- status`),
  ).toBe('- main');
});

it('reduces a list to its first items and a navigation to its name', () => {
  expect(
    outlined(`- list "Stocks":
  - listitem:
    - link "First"
  - listitem:
    - link "Second"
    - button "Star"
  - listitem:
    - link "Third"
- list "Indices":
  - listitem: Compass Composite
  - listitem: East Main
  - listitem: West & North
- navigation "Main menu":
  - link "Home"`),
  ).toBe(`- list "Stocks":
  - link "First"
  - link "Second"
  - button "Star"
  - …
- list "Indices"
- navigation "Main menu"`);
});

it('keeps dialogs and alerts complete', () => {
  expect(
    outlined(`- dialog "Confirm":
  - term: You may lose
  - definition: 1,000.00
  - button "Place the order":
    - text: Place the order
- alert: Not enough money`),
  ).toBe(`- dialog "Confirm":
  - term: You may lose
  - definition: 1,000.00
  - button "Place the order":
    - text: Place the order
- alert: Not enough money`);
});
