import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit, caretAfter, groupDigits } from './grouping';

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

describe('applyEdit', () => {
  /** `|` marks the caret. Before the edit, `[` and `]` enclose the selection. */
  const edit = (value: string, before: string, after: string, deletion?: 'backward' | 'forward') =>
    applyEdit({
      value,
      text: after.replace('|', ''),
      from: before.search(/[|[]/),
      to: after.indexOf('|'),
      deletion,
    }).value;

  it('inserts a digit at any position', () => {
    expect(edit('1234', '1,234|', '1,2345|')).toBe('12345');
    expect(edit('1234', '|1,234', '9|1,234')).toBe('91234');
    expect(edit('1234567', '1,2|34,567', '1,28|34,567')).toBe('12834567');
    expect(edit('1234', '1,234|', '1,234.|')).toBe('1234.');
  });

  it('deletes a digit or a selection', () => {
    expect(edit('1234', '1,234|', '1,23|', 'backward')).toBe('123');
    expect(edit('1234', '|1,234', '|,234', 'forward')).toBe('234');
    expect(edit('1234567', '1[,234],567', '1|,567', 'backward')).toBe('1567');
  });

  it('deletes the digit next to a separator comma', () => {
    expect(edit('1234567', '1,|234,567', '1|234,567', 'backward')).toBe('234567');
    expect(edit('1234567', '1|,234,567', '1|234,567', 'forward')).toBe('134567');
  });

  it('keeps the caret next to the same digit', () => {
    const caret = (from: number, text: string, to: number, deletion?: 'backward' | 'forward') =>
      applyEdit({ value: '1234567', text, from, to, deletion }).caret;
    expect(caret(9, '1,234,5678', 10)).toBe(8);
    expect(caret(3, '1,2934,567', 4)).toBe(3);
    expect(caret(2, '1234,567', 1, 'backward')).toBe(0);
    expect(caret(1, '1234,567', 1, 'forward')).toBe(1);
  });

  it('keeps typed or pasted commas, which may be decimal commas', () => {
    expect(edit('', '|', '1,25|')).toBe('1,25');
    expect(edit('1', '1|', '1,|')).toBe('1,');
    expect(edit('1234', '1,234|', '1,234,|')).toBe('1234,');
    expect(edit('1234', '[1,234]', '1,50|')).toBe('1,50');
  });

  it('keeps the same figure when it is pasted over itself without separators', () => {
    expect(edit('300000', '[300,000]', '300000|')).toBe('300000');
    expect(edit('1300000', '[1,300,000]', '1300000|')).toBe('1300000');
  });

  it('handles any digit appended to any figure', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 18n }),
        fc.integer({ min: 0, max: 9 }),
        (figure, digit) => {
          const value = String(figure);
          const shown = groupDigits(value);
          expect(edit(value, `${shown}|`, `${shown}${digit}|`)).toBe(`${value}${digit}`);
        },
      ),
    );
  });
});

describe('caretAfter', () => {
  it('counts all characters except commas', () => {
    expect(caretAfter('1,234,567', 0)).toBe(0);
    expect(caretAfter('1,234,567', 1)).toBe(1);
    expect(caretAfter('1,234,567', 4)).toBe(5);
  });
});
