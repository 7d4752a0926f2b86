import type { ReactElement } from 'react';

/**
 * Elements, or nothing, but no text of their own: what a component draws after something that comes and goes. A page
 * translator moves text into an element of its own, and React no longer finds it as the place to insert before.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
