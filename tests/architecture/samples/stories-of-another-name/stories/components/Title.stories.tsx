import { Title } from '../../src/components/Title/Title';
import { standard } from './steps';

export default { title: 'Components/Title', component: Title };

export const DoubleTap = standard.doubleTap;

export const FrozenOfRepayment = { ...standard.frozen };

export const SpentMeanwhile = standard.refusedAfter('spent');

export const TwoTaps = standard.doubleTap;
