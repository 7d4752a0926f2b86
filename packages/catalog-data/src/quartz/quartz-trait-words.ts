import type { QuartzColour } from './quartz.ts';
import type { QuartzTraits } from './quartz-traits.ts';

type Movement = NonNullable<QuartzTraits['movement']>;
type Words<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

/** Labels, in the order of the filter. */
export const quartzTones: Words<QuartzTraits['tone']> = [
  { value: 'white', label: 'White' },
  { value: 'cream', label: 'Cream' },
  { value: 'beige', label: 'Beige' },
  { value: 'brown', label: 'Brown' },
  { value: 'blue', label: 'Blue' },
  { value: 'grey', label: 'Grey' },
  { value: 'black', label: 'Black' },
];

export const quartzVeins: Words<QuartzTraits['vein']> = [
  { value: 'bold', label: 'Bold veins' },
  { value: 'fine', label: 'Fine veins' },
  { value: 'soft', label: 'Soft veins' },
  { value: 'clouded', label: 'Clouded' },
  { value: 'speckled', label: 'Speckled' },
  { value: 'plain', label: 'Plain' },
];

export const quartzVeinColours: Words<Movement['colour']> = [
  { value: 'grey', label: 'Grey veins' },
  { value: 'gold', label: 'Gold veins' },
  { value: 'blue', label: 'Blue veins' },
  { value: 'white', label: 'White veins' },
  { value: 'rust', label: 'Rust veins' },
];

/** Describes tone and veins: "White, bold grey veins", "Cream, clouded". */
export function describeTraits({ traits: { tone, vein, movement } }: Pick<QuartzColour, 'traits'>): string {
  const toneLabel = quartzTones.find(({ value }) => value === tone)?.label;
  return `${toneLabel}, ${movement ? `${vein} ${movement.colour} veins` : vein}`;
}
