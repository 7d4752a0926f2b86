/** The memory that one job may add to a child process. */
export const JOBS_MEMORY_MB = 256;
