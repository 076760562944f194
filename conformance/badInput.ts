/** The input of the command is wrong. Its message says what to change. */
export class BadInput extends Error {
  override name = 'BadInput';
}
