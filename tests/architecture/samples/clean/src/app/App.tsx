import { routes } from './routes';

export const App = () => routes;
