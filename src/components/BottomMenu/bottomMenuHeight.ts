/** Height of the bottom menu above the safe area, in drawing units. */
export const bottomMenuHeight = 112;
