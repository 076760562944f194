export const greeting = 'Welcome';
