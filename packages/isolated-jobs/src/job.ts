/** What a child process does for the server, and the limits it does it in. See `defineJob`. */
export interface Job<Input, Output> {
  readonly name: string;
  /** The child is killed when it has worked on one input for this long. */
  readonly deadlineMs: number;
  /** How large a result may be, as structured clone writes it. */
  readonly maxResultBytes: number;
  /** Never there: says for the compiler what goes in and what comes out. */
  readonly types?: readonly [Input, Output];
}

/**
 * Names a job. The definition is all that the server imports; the function that does the work belongs to the program of the
 * child (`runJobs`). Input and output travel by structured clone, so buffers, maps and dates may be in them, functions not.
 */
export function defineJob<Input, Output>({
  name,
  deadlineMs,
  maxResultBytes = 16 * 1024 * 1024,
}: {
  readonly name: string;
  readonly deadlineMs: number;
  readonly maxResultBytes?: number;
}): Job<Input, Output> {
  return { name, deadlineMs, maxResultBytes };
}

/** Why a job has no result. */
export type JobFailure =
  /** It was not done by its deadline. */
  | 'too-long'
  /** The child used more memory than it may, in its heap or outside of it. */
  | 'too-much-memory'
  /** The result is larger than `maxResultBytes`. */
  | 'result-too-large'
  /** The function threw; `problem` is what it threw. */
  | 'threw'
  /** The child died of something else. */
  | 'crashed'
  /** Too many jobs are waiting already. */
  | 'queue-full'
  /** The server is shutting down. */
  | 'stopped';

/** What became of a job. */
export type JobOutcome<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly failed: JobFailure; readonly problem: string };
