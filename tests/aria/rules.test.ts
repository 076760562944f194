import { expect, it } from 'vitest';
import { brokenRules } from '../../.storybook/aria/rules';
import { readTree } from '../../.storybook/aria/tree';

const broken = (tree: string) => brokenRules(readTree(tree));

it('wants one title', () => {
  expect(broken('- banner:\n  - heading "Home" [level=1]\n- main:\n  - heading "News" [level=2]')).toEqual(
    [],
  );
  expect(broken('- main')).toEqual(['There are 0 headings of level 1.']);
  expect(broken('- heading "Home" [level=1]\n- heading "Market" [level=1]')).toEqual([
    'There are 2 headings of level 1.',
  ]);
});

it('wants a name for every dialog, which hides the title of the page', () => {
  expect(broken('- dialog "Confirm":\n  - button "Close"')).toEqual([]);
  expect(broken('- dialog:\n  - button "Close"')).toEqual(['An open dialog has no name.']);
  expect(broken('- dialog "Demo"\n- alertdialog: Sure?')).toEqual(['An open alertdialog has no name.']);
});
