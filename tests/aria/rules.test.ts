import { expect, it } from 'vitest';
import { ariaRuleViolations } from '../../.storybook/aria/rules';
import { readTree } from '../../.storybook/aria/tree';

const violations = (tree: string) => ariaRuleViolations(readTree(tree));

it('requires exactly one title', () => {
  expect(
    violations('- banner:\n  - heading "Home" [level=1]\n- main:\n  - heading "News" [level=2]'),
  ).toEqual([]);
  expect(violations('- main')).toEqual(['There are 0 headings of level 1.']);
  expect(violations('- heading "Home" [level=1]\n- heading "Market" [level=1]')).toEqual([
    'There are 2 headings of level 1.',
  ]);
});

it('requires a name for every dialog, and no title behind it', () => {
  expect(violations('- dialog "Confirm":\n  - button "Close"')).toEqual([]);
  expect(violations('- dialog:\n  - button "Close"')).toEqual(['An open dialog has no name.']);
  expect(violations('- dialog "Demo"\n- alertdialog: Sure?')).toEqual(['An open alertdialog has no name.']);
});
