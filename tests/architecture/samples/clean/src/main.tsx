import { App } from './app/App';

if (__SIMULATED__) await import('../mocks/browser');
App();
