export type FormFault =
  | 'not-a-form'
  | 'incomplete'
  | 'unreadable-name'
  | 'too-many-parts'
  | 'too-much-text'
  | 'not-written';

export const formFaults: Readonly<Record<FormFault, { readonly status: number; readonly message: string }>> = {
  'not-a-form': {
    status: 415,
    message: 'Something went wrong. Reload the page and try again.',
  },
  incomplete: { status: 400, message: 'The form arrived incomplete. Please send it again.' },
  'unreadable-name': {
    status: 400,
    message: 'We couldn’t read the name of one of your files. Please rename it, choose it again and send the form.',
  },
  'too-many-parts': {
    status: 413,
    message:
      'The form arrived with more answers or files than it has room for. Please choose fewer files and send it again.',
  },
  'too-much-text': {
    status: 413,
    message: 'Your text is too long. Please shorten it and try again.',
  },
  // The only fault on our side.
  'not-written': {
    status: 503,
    message: 'We couldn’t save your files. Please send the form again in a moment, or without them.',
  },
};
