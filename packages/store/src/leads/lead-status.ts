/** The stations of a lead, in the order in which it passes them. Safe to import in a browser. */
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'archived'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Those that a lead passes on its way to a sale or out of it: what is archived has left that way. */
export const pipelineStatuses = leadStatuses.filter((status) => status !== 'archived');

/** Those in which no one has anything more to do: what is won has a kitchen to be built. */
export const closedStatuses = ['lost', 'archived'] as const satisfies readonly LeadStatus[];

/** What the owner reads for each status. */
export const leadStatusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  archived: 'Archived',
};

/** True for a text that is one of `leadStatuses`: the check for a form field or a URL. */
export function isLeadStatus(value: unknown): value is LeadStatus {
  return leadStatuses.some((status) => status === value);
}
