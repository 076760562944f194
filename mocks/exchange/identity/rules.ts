const MB = 1024 * 1024;

/** Limits of uploads (decision 26). Sizes in bytes. */
export const uploadLimits = {
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxSize: 5 * MB,
  chunkSize: MB / 4,
  lifetimeHours: 24,
};

/** Minutes until a real-name check passes automatically. */
export const realNameReviewMinutes = 2;

export interface TryLimit {
  /** Number of wrong passwords in a row before a wait. */
  tries: number;
  /** Minutes of the wait after the last attempt. */
  waitMinutes: number;
}

/** Limit of wrong fund passwords. */
export const fundPasswordLimit: TryLimit = { tries: 5, waitMinutes: 30 };

/** Limit of wrong login passwords. The wait is short, because strangers could cause it. */
export const loginPasswordLimit: TryLimit = { tries: 10, waitMinutes: 5 };
