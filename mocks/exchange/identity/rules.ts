const MB = 1024 * 1024;

/** What may be uploaded (decision 26). Sizes in bytes. */
export const uploadLimits = {
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
  maxSize: 5 * MB,
  chunkSize: MB / 4,
  lifetimeHours: 24,
};

/** After so many minutes a real-name check passes by itself. */
export const realNameReviewMinutes = 2;

/** So many wrong fund passwords in a row are counted before a wait. */
export const fundPasswordTries = 5;

/** So many minutes no fund password is taken after the last try. */
export const fundPasswordWaitMinutes = 30;
