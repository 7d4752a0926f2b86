/** What can be wrong with a posted form as a whole, before anything in it is looked at. */
export type FormFault =
  | 'not-a-form'
  | 'incomplete'
  | 'unreadable-name'
  | 'too-many-parts'
  | 'too-much-text'
  | 'not-written';

/** How each fault is answered: the status, and words for the person who sent the form. */
export const formFaults: Readonly<Record<FormFault, { readonly status: number; readonly message: string }>> = {
  'not-a-form': {
    status: 415,
    message: 'What arrived is not a form that this page knows. Please open the page again and send it from there.',
  },
  incomplete: { status: 400, message: 'The form arrived incomplete. Please send it again.' },
  'unreadable-name': {
    status: 400,
    message:
      'The name of a file could not be read. Please give the file a plain name, choose it again and send the form.',
  },
  'too-many-parts': {
    status: 413,
    message:
      'The form arrived with more answers or files than it asks for. Please choose fewer files and send it again.',
  },
  'too-much-text': {
    status: 413,
    message: 'There is more text in the form than we can take. Please shorten it and send it again.',
  },
  // The one fault that is ours.
  'not-written': {
    status: 503,
    message: 'We could not take the files just now. Please send the form again in a moment, or without them.',
  },
};
