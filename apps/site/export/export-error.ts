/** An expected failure, with a message for the terminal. An earlier export is left unchanged. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
