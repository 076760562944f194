import type { MaskitoOptions } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTyped } from '../../domain/typedNumber';
import { groupDigits, groupedNumber, type NumberSigns } from './groupedNumber';

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567', '1,234,567'],
    ['1234567.8912', '1,234,567.8912'],
    ['1000.', '1,000.'],
  ])('groups the thousands of %j', (typed, shown) => expect(groupDigits(typed)).toBe(shown));

  it.each(['1,000', '1,25', '0001', '１２３４', '-1000', '1e9', '1.2.3', ' 1000', 'abc'])(
    'leaves %j unchanged',
    (typed) => expect(groupDigits(typed)).toBe(typed),
  );
});

type Action = 'insert' | 'deleteBackward' | 'deleteForward' | 'validation';

/** Applies an edit as Maskito does. `|` is the caret; `[` and `]` enclose the selection, or what is deleted. */
function editor(signs?: NumberSigns) {
  const { options, toValue, toText } = groupedNumber(signs);
  const edit = (shown: string, data: string, action: Action = 'insert') => {
    const from = shown.search(/[|[]/);
    const to = shown.includes(']') ? shown.indexOf(']') - 1 : from;
    return applied(options, { value: shown.replace(/[|[\]]/g, ''), selection: [from, to] }, data, action);
  };
  return { edit, toValue, toText };
}

type State = { value: string; selection: [number, number] };

function applied(options: MaskitoOptions, state: State, data: string, action: Action): string {
  const [before] = options.preprocessors ?? [];
  const [after] = options.postprocessors ?? [];
  const { elementState: start = state, data: inserted = data } =
    before?.({ elementState: state, data }, action) ?? {};
  const [from, to] = start.selection;
  const value = start.value.slice(0, from) + inserted + start.value.slice(to);
  const caret = from + inserted.length;
  const edited = { value, selection: [caret, caret] as const };
  const { value: text, selection } = after?.(edited, state) ?? edited;
  return `${text.slice(0, selection[0])}|${text.slice(selection[0])}`;
}

describe('an edit', () => {
  it.each([
    ['1,234|', '5', '12,345|'],
    ['|1,234', '9', '9|1,234'],
    ['1,2|34,567', '8', '12,8|34,567'],
    ['1,234|', '.', '1,234.|'],
    ['1[,234],567', '', '1|,567'],
    ['[1,234]', '5', '5|'],
    ['[300,000]', '1300000', '1,300,000|'],
    ['1|,234', '５６', '156|,234'],
    ['|', '１，２３４', '1,234|'],
    ['|', '￥１２', '¥12|'],
    ['|', '\u200b1234\u200b', '1,234|'],
  ])('of %s by %j is %s', (shown, data, expected) => {
    expect(editor().edit(shown, data)).toBe(expected);
  });

  it('deletes the digit next to a separator', () => {
    expect(editor().edit('1[,]234,567', '', 'deleteBackward')).toBe('|234,567');
    expect(editor().edit('1[,]234,567', '', 'deleteForward')).toBe('1|34,567');
  });

  it.each([
    ['|', '12,5'],
    ['[1,234]', '1.234,50'],
    ['|', '12万'],
    ['|', '1.2.3k'],
  ])('of %s keeps %j, for the caller to refuse', (shown, data) => {
    const { edit, toValue } = editor();
    expect(edit(shown, data)).toBe(`${data}|`);
    expect(toValue(data)).toBe(data);
  });

  it('reports a figure without the separators that grouping added', () => {
    const { edit, toValue } = editor();
    edit('|', '1234567');
    expect(toValue('1,234,567')).toBe('1234567');
  });

  it('stops grouping while there is a typed comma, which may be a decimal comma', () => {
    const { edit, toValue } = editor();
    let shown = '|';
    for (const sign of '12,3456') shown = edit(shown, sign);
    expect(shown).toBe('12,3456|');
    expect(toValue('12,3456')).toBe('12,3456');
    expect(edit('12[,]3456', '', 'deleteBackward')).toBe('12|3,456');
  });

  it('groups a pasted figure as the next digit is typed', () => {
    const { edit, toValue } = editor();
    expect(edit('|', '1,000')).toBe('1,000|');
    expect(toValue('1,000')).toBe('1000');
    expect(edit('1,000|', '0')).toBe('10,000|');
  });

  it('adds any digit at any position of any figure', () => {
    const figures = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);
    fc.assert(
      fc.property(figures, fc.nat({ max: 18 }), fc.integer({ min: 0, max: 9 }), (figure, at, digit) => {
        const value = figure.slice(0, at) + digit + figure.slice(at);
        const shown = groupDigits(figure);
        // The position after as many digits.
        let position = 0;
        for (let left = at; left > 0 && position < shown.length; position++)
          if (shown[position] !== ',') left--;
        const { edit, toValue } = editor();
        const text = edit(`${shown.slice(0, position)}|${shown.slice(position)}`, String(digit));
        expect(toValue(text.replace('|', ''))).toBe(value);
        expect(text.replace('|', '')).toBe(groupDigits(value));
        expect(text.slice(0, text.indexOf('|')).replaceAll(',', '')).toBe(figure.slice(0, at) + digit);
      }),
    );
  });
});

describe('a field in another language', () => {
  const german: NumberSigns = { thousands: '.', point: ',' };
  const french: NumberSigns = { thousands: '\u202f', point: ',' };

  it.each([
    ['German', german, '1.234|', '5', '12.345|', '12345'],
    ['German', german, '1.234|', ',', '1.234,|', '1234.'],
    ['German', german, '|', '1234,5', '1.234,5|', '1234.5'],
    ['German', german, '[1.234]', '1.234,50', '1.234,50|', '1234.50'],
    ['German', german, '|', '１，５', '1,5|', '1.5'],
    ['French', french, '1\u202f234|', '5', '12\u202f345|', '12345'],
    ['French', french, '|', '1234,5', '1\u202f234,5|', '1234.5'],
    // The keypad of a phone may have a point only.
    ['French', french, '12|', '.', '12,|', '12.'],
    ['French', french, '|', '1\u00a0234', '1\u202f234|', '1234'],
  ])('%s: an edit of %s by %j', (_, signs, shown, data, expected, value) => {
    const { edit, toValue } = editor(signs);
    expect(edit(shown, data)).toBe(expected);
    expect(toValue(expected.replace('|', ''))).toBe(value);
  });

  it('deletes the digit next to a separator', () => {
    expect(editor(german).edit('1[.]234', '', 'deleteBackward')).toBe('|234');
  });

  it('never guesses a typed point, which may be a decimal point', () => {
    const { edit, toValue } = editor(german);
    expect(edit('12|', '.')).toBe('12.|');
    expect(toValue('12.')).toBe('12,');
    expect(edit('12.|', '5')).toBe('12.5|');
    expect(parseTyped(toValue('12.5'))).toBeUndefined();
  });

  it.each([
    ['1234.5', '1.234,5'],
    ['12.5', '12,5'],
    ['12,5', '12.5'],
    ['', ''],
  ])('shows the value %j as %j', (value, text) => expect(editor(german).toText(value)).toBe(text));

  it('reads every figure that it shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(german, french),
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.nat({ max: 99 }),
        (signs, whole, cents) => {
          const value = `${whole}.${cents}`;
          const { edit, toText, toValue } = editor(signs);
          const text = edit('|', toText(value));
          expect(text).toBe(`${toText(value)}|`);
          expect(toValue(text.replace('|', ''))).toBe(value);
        },
      ),
    );
  });
});
