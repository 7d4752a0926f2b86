import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';

/** The same, asking who wants the file of a backup; once that is known its download begins. */
export function toDownloadPath(name: string): string {
  return `${BACKUPS_PATH}?${new URLSearchParams({ download: name })}`;
}

/** The file of a backup itself. */
export function toFilePath(name: string): string {
  return `/admin/backups/${name}`;
}

/** By which the link to that file is found in the page. */
export function toFileLinkId(name: string): string {
  return `file-${name}`;
}
