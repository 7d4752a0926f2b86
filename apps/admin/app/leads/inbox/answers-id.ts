/** The section of the inbox with new replies. */
export const ANSWERS_ID = 'answers';
