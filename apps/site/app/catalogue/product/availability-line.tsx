import type { Availability } from '@showroom/catalog-data/catalogue/availability';
import { AvailabilityMark } from '../cards/availability-mark.tsx';

const nextSteps: Readonly<Record<Availability, string>> = {
  'in-stock': 'Ready to pick up.',
  'sold-out': 'Ask, and we tell you when the next ones come in.',
  'on-request': 'Tell us what you need, and we price it.',
};

/** Whether a product can be had, and what that means for whoever wants it. */
export function AvailabilityLine({ availability }: { readonly availability: Availability }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-small">
      <AvailabilityMark availability={availability} />
      <span className="text-ink-muted">{nextSteps[availability]}</span>
    </p>
  );
}
