/** In the order of the pipeline. Safe to import in a browser. */
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'archived'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Without `archived`, which has left the pipeline. */
export const pipelineStatuses = leadStatuses.filter((status) => status !== 'archived');

/** Statuses without further work. A won lead has a kitchen to be built. */
export const closedStatuses = ['lost', 'archived'] as const satisfies readonly LeadStatus[];

export const leadStatusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  archived: 'Archived',
};

export function isLeadStatus(value: unknown): value is LeadStatus {
  return leadStatuses.some((status) => status === value);
}
