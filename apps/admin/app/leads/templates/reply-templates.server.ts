import { replyTemplates as group, type ReplyTemplate } from '@showroom/store/admin';
import { readText } from '../../frame/session/read-text.ts';
import type { EntryList } from '../../frame/entries/save-entry-form.server.ts';

export type TypedTemplate = Omit<ReplyTemplate, 'id'>;

export const replyTemplates: EntryList<(typeof group)['empty'], ReplyTemplate, TypedTemplate> = {
  path: '/admin/leads/templates',
  undoPath: '/admin/leads/templates/undo',
  group,
  field: 'templates',
  read: (fields) => fields.templates,
  write: (templates) => ({ templates }),
  readTyped: (form) => ({
    name: readText(form, 'name'),
    subject: readText(form, 'subject'),
    text: readText(form, 'text'),
  }),
  toEntry: (id, typed) => ({ id, ...typed }),
  words: {
    saved: 'Template saved.',
    deleted: 'Template deleted',
    back: 'Template restored',
    gone: 'Someone else deleted this template. Save again to recreate it.',
    changed: (kept) =>
      `Someone else changed this template while you were editing. Its subject is now “${kept?.subject}”. Save again to keep your version.`,
  },
};
