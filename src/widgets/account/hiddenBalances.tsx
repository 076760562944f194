'use client';
import { type ReactElement, useContext } from 'react';
import type { Formats } from '../../i18n/formats';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { HiddenBalances } from './HiddenBalancesContext';

type Write = (amount: string | undefined) => string;

/** Writes a balance, or that it is hidden. For a figure in a list or a table, use `balanceFigure`. */
export function useBalanceText(): (amount: string | undefined, write?: Write) => string {
  const formats = useFormats();
  const hidden = useContext(HiddenBalances);
  const t = useText('common');
  return (amount, write = formats.money) => (hidden ? t('hidden') : write(amount));
}

/** A balance, or what is left of one, in yen unless it is written by `write`. */
export const balanceFigure = (
  amount: string | undefined,
  formats: Formats,
  write: Write = formats.money,
): ReactElement => <Figure text={write(amount)} />;

function Figure({ text }: { text: string }) {
  const hidden = useContext(HiddenBalances);
  const t = useText('common');
  // An element of its own, which survives the translator of a browser.
  return <span>{hidden ? t('hidden') : text}</span>;
}
