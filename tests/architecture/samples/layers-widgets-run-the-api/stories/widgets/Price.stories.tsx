import { Price } from '../../src/widgets/Price/Price';

export default { title: 'Widgets/Price', component: Price };
