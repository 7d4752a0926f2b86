import type { Lead, LeadSummary } from '@showroom/store/admin';

/** A quote request from the store: read, with a drawing, both emails sent. */
export const quoteLead: Lead = {
  id: '0198c3a2-0000-7000-8000-000000000001',
  reference: 'BS-1042',
  kind: 'short-quote',
  status: 'new',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@home.example',
  phone: '(807) 555-0171',
  subject: { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' },
  message: 'Baseboards for four rooms, and a bench under the window.',
  answers: [
    { label: 'Project type', value: 'Millwork' },
    {
      label: 'Message',
      value: 'Baseboards for four rooms, and a bench under the window.\nThe measures are in the drawing.',
    },
  ],
  sourcePath: '/millwork',
  spam: { score: 0, reasons: [] },
  isSuspected: false,
  wasFoundSuspect: false,
  isRead: true,
  hasNewResponse: false,
  valueCents: null,
  wonAt: null,
  followUpOn: null,
  createdAt: '2026-11-20T15:04:00.000Z',
  updatedAt: '2026-11-20T15:04:00.000Z',
  hold: null,
  notes: [],
  files: [
    { id: '1', originalName: 'bench-and-baseboards.pdf', type: 'application/pdf', byteSize: 482_000, shows: null },
  ],
  replies: [],
  responses: [],
  mails: (['owner-notice', 'visitor-confirmation'] as const).map((template) => ({
    template,
    state: 'sent',
    attempts: 1,
    nextAttemptAt: '2026-11-20T15:04:00.000Z',
    lastError: null,
    bounce: null,
    sentAt: '2026-11-20T15:04:02.000Z',
  })),
};

/** A reserved piece. */
export const reservationLead: Lead = {
  ...quoteLead,
  reference: 'BS-1044',
  kind: 'reservation',
  subject: { kind: 'in-stock', slug: 'tamarack-30-gray', label: 'Tamarack 30″ Vanity, in stock' },
  message: 'I would like to see the drawers.',
  answers: [
    { label: 'When would you come?', value: 'Thursday after work' },
    { label: 'Note', value: 'I would like to see the drawers.' },
  ],
  hold: { state: 'unconfirmed', until: '2026-11-23T21:30:00.000Z', wasConfirmed: false },
  files: [],
};

/** A lead with a failed email. */
export const unmailedLead: Lead = {
  ...quoteLead,
  mails: quoteLead.mails.map((mail) => ({
    ...mail,
    state: 'failed',
    attempts: 12,
    sentAt: null,
    lastError: '550 mailbox unavailable',
  })),
};

/** Suspected spam, with the reason. */
export const suspectedLead: Lead = {
  ...quoteLead,
  reference: 'BS-1043',
  firstName: 'Best',
  lastName: 'Offers',
  subject: null,
  message: 'Cheap links for your site!',
  answers: [{ label: 'Message', value: 'Cheap links for your site! https://links.example https://more.example' }],
  spam: { score: 6, reasons: ['Sent within two seconds', 'Several links'] },
  isSuspected: true,
  wasFoundSuspect: true,
  files: [],
  mails: [],
};

const summary = ({ subject, files, ...lead }: Lead, changes: Partial<LeadSummary>): LeadSummary => ({
  ...lead,
  subjectLabel: subject?.label ?? null,
  fileCount: files.length,
  ...changes,
});

/** An inbox with a lead in each state: unread, read, answered, suspected. */
export const inboxLeads: readonly LeadSummary[] = [
  summary(quoteLead, { isRead: false, hasNewResponse: true }),
  summary(quoteLead, {
    id: '2',
    reference: 'BS-1041',
    kind: 'custom-quote',
    firstName: 'Marguerite',
    lastName: 'Desjardins-Kowalchuk',
    subjectLabel: null,
    message:
      'A kitchen for a family of five in Current River: an island with seating for four, a pantry wall to the ceiling, and tops in a quiet white. We hope to begin in spring.',
    fileCount: 3,
    createdAt: '2026-11-19T21:30:00.000Z',
  }),
  summary(quoteLead, {
    id: '3',
    reference: 'BS-1040',
    kind: 'contact',
    status: 'won',
    valueCents: 1_250_050,
    followUpOn: '2026-11-20',
    firstName: 'Anna',
    lastName: 'Lehtinen',
    subjectLabel: null,
    message: 'Are you open on Saturday?',
    fileCount: 0,
    createdAt: '2026-11-18T14:10:00.000Z',
  }),
  summary(suspectedLead, { id: '4', isRead: false, createdAt: '2026-11-18T02:55:00.000Z' }),
];
