export const token = '';
