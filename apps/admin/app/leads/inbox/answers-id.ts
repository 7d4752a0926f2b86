/** Where the inbox names the leads whose visitors have answered. */
export const ANSWERS_ID = 'answers';
