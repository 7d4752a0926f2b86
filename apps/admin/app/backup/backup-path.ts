/** The page of the backups. */
export const backupPath = '/admin/dashboard/backup';
