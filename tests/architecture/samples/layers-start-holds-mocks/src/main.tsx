import { start } from '../mocks/browser';

start();
