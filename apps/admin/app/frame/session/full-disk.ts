/** The status of a response when the disk is full (RFC 4918, 11.5). */
export const FULL_DISK_STATUS = 507;

/** Shown on a page of its own, without scripts. */
export const FULL_DISK_WORDS = 'Not saved: the server is out of disk space.';
