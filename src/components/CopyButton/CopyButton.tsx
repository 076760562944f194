'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useToasts } from '../Toast/useToasts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** What pressing it does, for screen readers: "Copy the account number". */
  label: string;
  /** Confirmation announced after copying: "Copied". */
  doneLabel: string;
  /** Toast if the browser denies the clipboard. Says what to do: "Couldn't be copied. Select the text instead." */
  failedLabel: string;
}

/** How long the confirmation mark is shown, in ms. */
const shownMs = 2_000;

/**
 * Copies a text that is shown next to it, such as an account number, and confirms it. If the browser denies the
 * clipboard, a toast says so.
 */
export function CopyButton({ text, label, doneLabel, failedLabel }: CopyButtonProps) {
  const toasts = useToasts();
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
      toasts.showNow(failedLabel, 'danger');
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
