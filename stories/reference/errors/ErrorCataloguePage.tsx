import type { Message } from '../../../reference/openApi/types';
import { Chapter } from '../Chapter';
import { ReferencePage } from '../ReferencePage';
import { MessageEntry } from './MessageEntry';

export interface ErrorCataloguePageProps {
  messages: readonly Message[];
}

const idOf = (group: string) => `group-${group.replace(/\W+/g, '-')}`;

/** The error catalogue: server message, recognition, and displayed text. */
export function ErrorCataloguePage({ messages }: ErrorCataloguePageProps) {
  const groups = [...new Set(messages.map(({ group }) => group))];
  return (
    <ReferencePage
      title="Error catalogue"
      lead={
        <p>
          The {messages.length} messages that a call can be refused with. A server may word them as it likes,
          in any of four languages: a message is recognised by the longest fragment found in it, whatever its
          case, blanks and punctuation, or else by the words it is made of; N stands for a number. Members
          read the translation. A special phrase resolves the call as failed; any other message rejects it.
        </p>
      }
      contents={groups.map((group) => ({ id: idOf(group), title: group }))}
    >
      {groups.map((group) => (
        <Chapter key={group} id={idOf(group)} title={group}>
          {messages
            .filter((message) => message.group === group)
            .map((message) => (
              <MessageEntry key={message.key} message={message} />
            ))}
        </Chapter>
      ))}
    </ReferencePage>
  );
}
