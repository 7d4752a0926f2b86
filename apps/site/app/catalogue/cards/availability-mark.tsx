import type { Availability } from '@showroom/catalog-data/catalogue/availability';
import { Badge, type BadgeProps } from '@showroom/ui/badge';

const tones: Readonly<Record<Availability, BadgeProps['tone']>> = {
  'in-stock': 'success',
  'low-stock': 'warning',
  reserved: 'neutral',
  'made-to-order': 'brass',
  'sold-out': 'neutral',
  discontinued: 'neutral',
};

export interface AvailabilityMarkProps extends Pick<BadgeProps, 'className'> {
  readonly availability: Availability;
  /** The label; on the product's page with the lead time. */
  readonly children: string;
}

/** A badge with a product's availability. */
export function AvailabilityMark({ availability, children, className }: AvailabilityMarkProps) {
  return (
    <Badge tone={tones[availability]} className={className}>
      {children}
    </Badge>
  );
}
