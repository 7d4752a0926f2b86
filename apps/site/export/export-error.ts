/** Why a site could not be exported, in words for whoever asked for it. What was exported before is as it was. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
