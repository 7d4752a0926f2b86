/** What a server answers that has no room to keep what it was sent (RFC 4918, 11.5). */
export const FULL_DISK_STATUS = 507;

/** Said on a page of its own, where no script runs. */
export const FULL_DISK_WORDS = 'Not saved: the server is out of disk space.';
