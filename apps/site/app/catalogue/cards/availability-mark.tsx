import type { Availability } from '@showroom/catalog-data/catalogue/availability';
import { Badge, type BadgeProps } from '@showroom/ui/badge';

const marks: Readonly<Record<Availability, { readonly word: string; readonly tone: BadgeProps['tone'] }>> = {
  'in-stock': { word: 'In stock', tone: 'success' },
  'low-stock': { word: 'Low stock', tone: 'warning' },
  reserved: { word: 'Reserved', tone: 'neutral' },
  'sold-out': { word: 'Sold out', tone: 'neutral' },
  'on-request': { word: 'On request', tone: 'brass' },
};

export interface AvailabilityMarkProps extends Pick<BadgeProps, 'className'> {
  readonly availability: Availability;
}

/** Whether a product can be had, in two words. */
export function AvailabilityMark({ availability, className }: AvailabilityMarkProps) {
  const { word, tone } = marks[availability];
  return (
    <Badge tone={tone} className={className}>
      {word}
    </Badge>
  );
}
