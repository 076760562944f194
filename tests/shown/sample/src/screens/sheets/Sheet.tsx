import { Offline } from '../../components/Offline/Offline';

export const Sheet = () => <Offline />;
