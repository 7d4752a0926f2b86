/** Where the database announces each committed content version; see migrations/first/postgres.ts. */
export const CONTENT_VERSION_CHANNEL = 'showroom_content_version';
