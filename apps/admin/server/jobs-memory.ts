/** What the work of a child process may add to its memory. */
export const JOBS_MEMORY_MB = 256;
