import { TextsGate } from '../../i18n/TextsGate';
import { Movers } from '../market/Movers';

const texts = ['market'] as const;

/** The stocks that rose or fell most today, with their courses. It loads by itself, because it is below the first screen. */
export function HomeMovers() {
  return (
    <TextsGate namespaces={texts}>
      <Movers shown={5} />
    </TextsGate>
  );
}
