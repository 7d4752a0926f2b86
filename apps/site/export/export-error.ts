/** Why a site could not be exported, in words for the terminal. An earlier export is left unchanged. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
