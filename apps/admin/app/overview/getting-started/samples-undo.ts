const SAMPLES_UNDO_PATH = '/admin/samples/undo';

/** The path that restores samples deleted at an instant. Their ids would be too long for the cookie. */
export function buildSamplesUndo(deletedAt: string): string {
  return `${SAMPLES_UNDO_PATH}?${new URLSearchParams({ deleted: deletedAt }).toString()}`;
}

/** Reads such a path; undefined for anything else. */
export function readSamplesUndo(params: URLSearchParams): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.exec(params.get('deleted') ?? '')?.[0];
}
