import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What pressing it does: "Copy the account number". */
  label: string;
  /** Said once it is copied: "Copied". */
  doneLabel: string;
}

/** How long the mark stands that it was copied, in ms. */
const shownMs = 2_000;

/**
 * Copies a text that stands beside it, and says that it did. Where the browser forbids it nothing is claimed: the text
 * can still be selected.
 */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Place>
      <IconButton label={label} glyph={copied ? Check : Copy} onClick={() => void copy()} />
      <VisuallyHidden role="status">{copied ? doneLabel : ''}</VisuallyHidden>
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  flex: none;
`;
