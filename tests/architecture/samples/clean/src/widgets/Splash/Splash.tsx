import type { Config } from '../../api/contract/config';
import { Title } from '../../components/Title/Title';

export const Splash = ({ config }: { config: Config }) => Title({ children: config.title });
