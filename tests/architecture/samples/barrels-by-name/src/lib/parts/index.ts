export const parts = [];
