/** Where the database announces each committed content version; see migrations/first/postgres.ts. */
export const CONTENT_VERSION_CHANNEL = 'showroom_content_version';
/** Where each transaction announces that it was committed: whatever it changed, visitors may see nothing of it. */
export const COMMIT_CHANNEL = 'showroom_written';
