import { useSearchParams } from 'react-router-dom';
import { Notices } from './Notices';
import { OneNotice } from './OneNotice';

/** `/user/msgInfo`: the member's notices, or the one with the `id` of the address. */
export function MsgInfo() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <Notices /> : <OneNotice key={id} id={id} />;
}
