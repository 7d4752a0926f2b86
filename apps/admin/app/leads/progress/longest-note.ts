/** Characters of a note. */
export const LONGEST_NOTE = 2000;
