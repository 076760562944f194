import { Start } from '../../src/screens/login/Start';

export default { title: 'Screens/login/start', component: Start };
