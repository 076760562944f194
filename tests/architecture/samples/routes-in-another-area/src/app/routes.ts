export const routes = [{ path: '/home/index', screen: () => import('../screens/login/Start') }];
