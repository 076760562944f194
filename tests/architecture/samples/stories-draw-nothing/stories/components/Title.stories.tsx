import { Title } from '../../src/components/Title/Title';

export default { title: 'Components/Title', component: Title };

const Copy = () => <h1>Title</h1>;

export const Drawn = {};

export const Copied = { render: () => <Copy /> };
