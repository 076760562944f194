import { useConfig } from '../../api/queries/config';
import { Splash } from '../../widgets/Splash/Splash';
import { leave } from '../leave';
import { greeting } from './greeting';

export const Start = () => [useConfig(), Splash({ config: { title: greeting } }), leave()];
