export const ANSWERS_ID = 'answers';
