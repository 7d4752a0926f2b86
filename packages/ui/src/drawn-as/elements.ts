import type { ReactElement } from 'react';

/**
 * Elements without bare text. Page translators wrap text in elements of their own, and React then can't insert siblings before
 * it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
