import type { Problem } from '../../api/queries/submitCall';

/** Whether the server refused because the order had already ended. */
export const isOrderNotPending = (problem: Problem): boolean =>
  'refusal' in problem && problem.refusal.key === 'orderNotPending';
