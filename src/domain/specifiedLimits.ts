/**
 * The limits of the specification (section 9) that bind every server. A server may be stricter. Where it is laxer, or
 * says nothing, these hold.
 */
export const specifiedLimits = {
  /** Most that can be withdrawn at once, in yen. */
  withdrawal: '5000000',
  /** When deposits are taken: on weekdays that are no holidays, in exchange time. */
  depositHours: { opens: '09:30', closes: '19:30' },
  /** Shares in a lot. */
  lotSize: 1000,
  /** Minutes after its purchase before a position may be sold. */
  sellLockMinutes: 15,
  /** Reward for each friend who was referred, in yen. */
  referralReward: '200',
} as const;
