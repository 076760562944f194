import { Empty } from '../components/Empty/Empty';
import { LinkButton } from '../components/LinkButton/LinkButton';

interface MissingProps {
  /** That there is no such thing. */
  title: string;
  /** Where those are that there are, and what the way there is called. */
  href: string;
  all: string;
}

/** In place of a screen about one thing: the address names none that there is. */
export function Missing({ title, href, all }: MissingProps) {
  const toAll = (
    <LinkButton kind="quiet" href={href}>
      {all}
    </LinkButton>
  );
  return <Empty title={title} action={toAll} />;
}
