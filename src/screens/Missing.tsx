import { Empty } from '../components/Empty/Empty';
import { LinkButton } from '../components/LinkButton/LinkButton';

interface MissingProps {
  /** States that it does not exist. */
  title: string;
  /** Address of the list of existing ones. */
  href: string;
  /** Label of that link. */
  all: string;
}

/** Replaces a detail screen whose address names nothing that exists. */
export function Missing({ title, href, all }: MissingProps) {
  const toAll = (
    <LinkButton kind="quiet" href={href}>
      {all}
    </LinkButton>
  );
  return <Empty drawing="search" title={title} action={toAll} />;
}
