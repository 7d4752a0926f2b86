import { mediaTypes } from '@showroom/catalog-data/limits';

/** What a control for pictures lets somebody choose; the server looks at what it is. */
export const ACCEPTED_PICTURES = mediaTypes.join(',');
