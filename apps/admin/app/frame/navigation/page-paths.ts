/** Pages of other areas that the frame and its notices link to. */
export const BACKUPS_PATH = '/admin/dashboard/backup';
export const LIBRARY_PATH = '/admin/dashboard/media';
export const TRASH_PATH = '/admin/deleted';
export const ACTIVITY_PATH = '/admin/activity';
export const SEO_PATH = '/admin/dashboard/seo';
export const SEARCH_PATH = '/admin/find';
