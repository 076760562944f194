import { expect, it } from 'vitest';
import { commentsOf } from './comments';

it('finds the comments of exports, and joins their lines', () => {
  const source = `
/** Not of an export. */
const path = '/user/withdraw';

/** One line with \`code\`. */
export const Default: Story = {};

/**
 * The first paragraph
 * goes on.
 *
 * The second one.
 */
export function Withdraw() {}

export const Loading: Story = loadingStory();
`;
  expect([...commentsOf(source)]).toEqual([
    ['Default', 'One line with `code`.'],
    ['Withdraw', 'The first paragraph goes on.\n\nThe second one.'],
  ]);
});
