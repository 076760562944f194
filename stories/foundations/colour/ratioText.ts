/** A contrast ratio for display: truncated, so that it is never rounded up to a limit. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
