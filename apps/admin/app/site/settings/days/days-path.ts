export const DAYS_PATH = '/admin/dashboard/settings/days';
