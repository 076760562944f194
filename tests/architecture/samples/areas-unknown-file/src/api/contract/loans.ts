export const loans = 1;
