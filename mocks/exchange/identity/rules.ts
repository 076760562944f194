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

/** Number of wrong fund passwords in a row before a wait. */
export const fundPasswordTries = 5;

/** Minutes of the wait after the last attempt. */
export const fundPasswordWaitMinutes = 30;
