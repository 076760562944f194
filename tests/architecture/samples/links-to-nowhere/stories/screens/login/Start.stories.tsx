import { config } from '../../../mocks/browser';
import { Start } from '../../../src/screens/login/Start';

const meta = { title: 'Screens/login/start', component: Start, args: config };
export default meta;
