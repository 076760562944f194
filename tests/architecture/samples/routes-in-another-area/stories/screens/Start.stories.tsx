import { Start } from '../../src/screens/login/Start';

export default { title: 'Screens/home/index', component: Start };
