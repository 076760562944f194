import { Title } from '../../src/components/Title/Title';

export default { title: 'Components/Title', component: Title };
