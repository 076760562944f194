import { Price } from '../../widgets/Price/Price';

export const Row = () => Price();
