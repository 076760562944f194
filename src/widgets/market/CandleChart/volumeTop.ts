/** Where the volume begins, as a share of the chart's height from the top. The bars above it end a little higher. */
export const volumeTop = 0.78;
