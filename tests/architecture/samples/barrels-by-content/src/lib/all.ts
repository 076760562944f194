export * from './one';
export { two } from './two';
