export const three = () => import('./one');
