/** What cannot go on until the operator has done something. The message, which is all that is shown, says what. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
