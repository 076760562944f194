/** Status that only awaits its review, as it was handed in just now. */
const justHandedIn = 'The screen shows it once, when it was handed in; what becomes of it, the records show.';

/** States that the parts of a screen know, but no member can meet there; each with the reason. */
export const neverMet: Record<string, Record<string, string>> = {
  '/home/worth': { passed: justHandedIn, cancelled: justHandedIn },
  '/common/dividend2': { passed: justHandedIn },
  '/gdindex/gdindex': { ended: 'What was followed or bought just now is in progress.' },
  '/gdindex/gdList': {
    pendingOrder: 'Follow orders are made at the market.',
    preparingToClose: 'Follow orders are closed at the market.',
    cancelled: 'Follow orders do not wait, so there is nothing to cancel.',
  },
  '/user/recharge': {
    pendingReview: 'A deposit handed in just now is told in sentences, without the badge of the records.',
    passed: justHandedIn,
    rejected: justHandedIn,
    success: justHandedIn,
  },
};
