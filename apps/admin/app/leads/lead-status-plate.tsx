import { leadStatusLabels, type LeadStatus } from '@showroom/store/rules';

const looks: Readonly<Record<LeadStatus, string>> = {
  new: 'bg-warning-surface text-warning',
  contacted: 'bg-stone-200 text-ink',
  quoted: 'bg-ink text-paper',
  won: 'bg-success-surface text-success',
  lost: 'bg-danger-surface text-danger',
  archived: 'border-hairline text-ink-muted',
};

export function LeadStatusPlate({ status }: { readonly status: LeadStatus }) {
  return (
    <span
      className={`inline-flex items-center rounded-xs border border-transparent px-2 py-0.5 text-caption font-medium whitespace-nowrap ${looks[status]}`}
    >
      {leadStatusLabels[status]}
    </span>
  );
}
