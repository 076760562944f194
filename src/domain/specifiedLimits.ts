/** Time-out of a call, in seconds (specification 9). */
export const timeoutSeconds = 10;

/** Time of day at which lock-ups earn the income of the day, in exchange time. */
export const lockUpAccruesAt = '18:00';

/**
 * The limits of the specification (section 9) for every server. A server may be stricter. If it is more permissive, or
 * sends none, these apply.
 */
export const specifiedLimits = {
  /** Maximum of one withdrawal, in yen. */
  withdrawal: '5000000',
  /** Hours of deposits: on weekdays that are no holidays, in exchange time. */
  depositHours: { opens: '09:30', closes: '19:30' },
  /** Shares in a lot. */
  lotSize: 1000,
  /** Minutes after its purchase before a position may be sold. */
  sellLockMinutes: 15,
  /** Reward for each friend who was referred, in yen. */
  referralReward: '200',
} as const;
