import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';

/** Where pictures are described of which several were chosen. */
export const DESCRIBE_PATH = `${LIBRARY_PATH}/describe`;

/** The library as it was looked at, by the query that a form or an address brings along; all of it for what is none. */
export function toLibraryPath(search: string): string {
  return /^\?[\w=&%+.-]{1,500}$/.test(search) ? LIBRARY_PATH + search : LIBRARY_PATH;
}
/** The part of the library's page that lists what could not be made, and where trying again is asked for. */
export const FAILED_PICTURES_ID = 'failed';
export const RETRY_PICTURES_PATH = '/admin/media/retry';
