export const App = () => import('../../mocks/browser');
