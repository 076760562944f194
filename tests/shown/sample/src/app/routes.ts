export const routes = [{ path: '/login/start', screen: () => import('../screens/login/Start') }];
