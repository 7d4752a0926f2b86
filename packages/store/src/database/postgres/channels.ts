/** Announces each committed content version; see migrations/first/postgres.ts. */
export const CONTENT_VERSION_CHANNEL = 'showroom_content_version';
/** Announces every commit, even those that visitors don't notice. */
export const COMMIT_CHANNEL = 'showroom_written';
