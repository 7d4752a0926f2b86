import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';

export const DESCRIBE_PATH = `${LIBRARY_PATH}/describe`;

/** The library’s URL with a sent query; without one for an invalid query. */
export function toLibraryPath(search: string): string {
  return /^\?[\w=&%+.-]{1,500}$/.test(search) ? LIBRARY_PATH + search : LIBRARY_PATH;
}
export const FAILED_PICTURES_ID = 'failed';
export const RETRY_PICTURES_PATH = '/admin/media/retry';
