import { saveResponse } from '../mail/incoming/save-response.ts';
import type { EmailAttachment } from '../mail/incoming/read-email.ts';
import type { Store } from '../store.ts';

const plan = {
  name: 'plan.pdf',
  content: Buffer.from('%PDF-1.4\n%%EOF\nanswered'),
  isInline: false,
  isTooLarge: false,
};

/** Saves a visitor's reply as if it had been read from the mailbox, with one file or others. */
export async function saveSampleResponse(
  store: Store,
  leadId: string,
  attachments: readonly EmailAttachment[] = [plan],
): Promise<void> {
  await saveResponse(store, {
    leadId,
    at: store.now(),
    email: {
      messageId: '<one@home.example>',
      name: 'Anna',
      address: '0@home.example',
      subject: 'Re: Schedule a measure',
      text: 'Thursday 🙂',
      quoted: '> Thursday?',
      isAutomatic: false,
      isCut: false,
      attachments,
    },
    note: async () => undefined,
  });
}
