import { mediaTypes } from '@showroom/catalog-data/limits';

/**
 * What a control for pictures lets someone choose; the server looks at what it is. Phones' pictures are named by their endings too,
 * as some systems know no type for them.
 */
export const ACCEPTED_PICTURES = [...mediaTypes, '.heic', '.heif'].join(',');
