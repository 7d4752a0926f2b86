import { BACKUPS_PATH } from '../../frame/navigation/page-paths.ts';

/** The page that asks for confirmation and then starts the download. */
export function toDownloadPath(name: string): string {
  return `${BACKUPS_PATH}?${new URLSearchParams({ download: name })}`;
}

export function toFilePath(name: string): string {
  return `/admin/backups/${name}`;
}

export function toFileLinkId(name: string): string {
  return `file-${name}`;
}
