import { size } from '../../theme/size';

export const Title = ({ children }: { children: string }) => [size, children];
