import { mediaTypes } from '@showroom/catalog-data/limits';

/**
 * File types accepted by file pickers; the server checks the content. Phone formats are listed by extension too, as
 * some systems don’t know their type.
 */
export const ACCEPTED_PICTURES = [...mediaTypes, '.heic', '.heif'].join(',');
