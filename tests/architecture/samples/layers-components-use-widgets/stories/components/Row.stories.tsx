import { Row } from '../../src/components/Row/Row';

export default { title: 'Components/Row', component: Row };
