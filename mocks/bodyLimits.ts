const MiB = 1_048_576;

/** Largest body that the simulated server reads. */
export const maxBodyBytes = 2 * MiB;
/** Largest body of `/upload/` calls: a whole image in Base64. */
export const maxUploadBytes = 8 * MiB;
