export const interest = 1;
