/** Where the owner says on which days it is closed for once. */
export const DAYS_PATH = '/admin/dashboard/settings/days';
