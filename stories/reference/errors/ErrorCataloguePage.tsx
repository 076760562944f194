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
          The {messages.length} messages with which a call can be refused. A server may word them freely in
          four languages. The longest contained fragment of a specific message decides first. Else the first
          rule decides whose words all occur, in any order. Else the longest contained fragment of a general
          message decides: one whose fragments are part of other messages. Case, blanks and punctuation are
          ignored, and N stands for any number. Members read the translation. A special phrase resolves the
          call as failed. Any other message rejects it.
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
