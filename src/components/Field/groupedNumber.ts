import type { MaskitoElement, MaskitoOptions, MaskitoPlugin } from '@maskito/core';
import { cleanNumber } from '../../lib/typed/typedText';

/** The signs of a language in a number. */
export interface NumberSigns {
  /** Between groups of three digits. */
  thousands: string;
  /** Before the decimals. */
  point: string;
}

/** As the values of all fields are written: `1,234.5`. */
export const plainSigns: NumberSigns = { thousands: ',', point: '.' };

/** Translates a text of the same length between plain signs and those of a language. */
function signsOf({ thousands, point }: NumberSigns) {
  const toPlain = (sign: string) => {
    if (sign === point) return '.';
    // Keyboards have only one kind of space, languages group by others.
    if (sign === thousands || (/\s/.test(sign) && /\s/.test(thousands))) return ',';
    return sign;
  };
  const toShown = (sign: string) => (sign === '.' ? point : sign === ',' ? thousands : sign);
  const each = (text: string, change: (sign: string) => string) => Array.from(text, change).join('');
  return { toPlain: (text: string) => each(text, toPlain), toShown: (text: string) => each(text, toShown) };
}

/** A figure that can be grouped: no sign, no leading zero, at least four digits. */
const groupable = /^[1-9]\d{3,}(\.\d*)?$/;

/** Adds thousands separators to a plain figure, for display while typing. Any other text is returned unchanged. */
export function groupDigits(value: string): string {
  if (!groupable.test(value)) return value;
  const [whole = '', ...decimals] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Whether the only commas of a text are those that grouping would add. */
const isGrouped = (text: string): boolean => groupDigits(withoutCommas(text)) === text;

/** The position in a grouped text after the first `count` characters that are not commas. */
function afterCharacters(text: string, count: number): number {
  let [position, left] = [0, count];
  while (position < text.length && left > 0) if (text[position++] !== ',') left--;
  return position;
}

/** The rules of one field, for Maskito, which applies them to every edit and keeps the caret and the undo history. */
export interface GroupedNumber {
  options: MaskitoOptions;
  /**
   * The text of the field in plain signs, without the separators that grouping added. Separators that the member typed
   * stay, as commas.
   */
  toValue: (text: string) => string;
  /** A value as the field shows it. */
  toText: (value: string) => string;
}

/**
 * Groups the thousands of a number while it is typed (decision 54). Signs are cleaned, and nothing else is removed: text
 * that is no number stays as typed, for the caller to refuse. A typed comma may be a decimal comma, so the field stops
 * grouping until that comma is gone.
 *
 * All rules are about plain signs. Another language's are translated at the borders, sign by sign, so that positions stay.
 */
export function groupedNumber(signs: NumberSigns = plainSigns): GroupedNumber {
  const { toPlain, toShown } = signsOf(signs);
  /** The text while it contains a comma that the member typed. */
  let own: string | undefined;
  let keepsCommas = false;
  let composition: Composition | undefined;
  /** Whether grouping added all commas of a text. */
  const isOurs = (text: string) =>
    composition ? !composedText(text, composition).includes(',') : text !== own && isGrouped(text);

  return {
    options: {
      mask: /^.*$/s,
      preprocessors: [
        ({ elementState: { value: text, selection }, data }, action) => {
          const value = toPlain(text);
          const inserted = toPlain(cleanNumber(data));
          const ours = isOurs(value);
          composition = undefined;
          keepsCommas = inserted === ',' || !ours;
          if (!ours || inserted.includes(',')) return { elementState: { value, selection }, data: inserted };
          const [from, to] = overSeparator(value, selection, action);
          const start = withoutCommas(value.slice(0, from)).length;
          const end = withoutCommas(value.slice(0, to)).length;
          return { elementState: { value: withoutCommas(value), selection: [start, end] }, data: inserted };
        },
      ],
      postprocessors: [
        ({ value, selection: [from, to] }) => {
          const text = cleanNumber(value);
          own = text.includes(',') && (keepsCommas || !isGrouped(text)) ? text : undefined;
          const shown = groupDigits(text);
          const position = (index: number) => {
            const count = cleanNumber(value.slice(0, index)).length;
            return shown === text ? count : afterCharacters(shown, count);
          };
          return { value: toShown(shown), selection: [position(from), position(to)] };
        },
      ],
      plugins: [
        compositionPlugin(({ value, selectionStart, selectionEnd }) => {
          if (!isOurs(toPlain(value))) return;
          composition = { head: value.slice(0, selectionStart ?? 0), tail: value.slice(selectionEnd ?? 0) };
        }),
      ],
    },
    toValue: (text) => {
      const plain = toPlain(text);
      return cleanNumber(isOurs(plain) ? withoutCommas(plain) : plain);
    },
    toText: (value) => toShown(groupDigits(value)),
  };
}

type Selection = readonly [from: number, to: number];

/** A deletion of a separator alone deletes the digit next to it. */
function overSeparator(value: string, [from, to]: Selection, action: string): Selection {
  if (value.slice(from, to) !== ',') return [from, to];
  if (action === 'deleteBackward') return [from - 1, to];
  return action === 'deleteForward' ? [from, to + 1] : [from, to];
}

/** The texts before and after what an input method composes. */
interface Composition {
  head: string;
  tail: string;
}

const composedText = (text: string, { head, tail }: Composition): string =>
  cleanNumber(text.slice(head.length, text.length - tail.length));

/** Reports the start of a composition. The whole composition is one step of Maskito's undo history. */
function compositionPlugin(onStart: (element: MaskitoElement) => void): MaskitoPlugin {
  return (element) => {
    const start = () => onStart(element);
    const skipHistory = (event: InputEvent) => {
      if (event.isComposing) event.stopImmediatePropagation();
    };
    element.addEventListener('compositionstart', start);
    element.addEventListener('beforeinput', skipHistory);
    return () => {
      element.removeEventListener('compositionstart', start);
      element.removeEventListener('beforeinput', skipHistory);
    };
  };
}
