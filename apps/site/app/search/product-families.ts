/** A family with the words that mean it in a query. */
export interface NamedFamily {
  readonly label: string;
  /** The families of its entries. */
  readonly families: readonly string[];
  /** Words or phrases; common words in the singular. */
  readonly names: readonly string[];
}

/** Longer names precede shorter ones that they end with. */
export const namedFamilies: readonly NamedFamily[] = [
  { label: 'Kitchen faucets', families: ['Kitchen Faucets'], names: ['kitchen faucet', 'kitchen sink faucet'] },
  {
    label: 'Bathroom faucets',
    families: ['Bathroom Faucets'],
    names: ['bathroom faucet', 'bathroom sink faucet', 'vanity faucet'],
  },
  {
    label: 'Shower faucets',
    families: ['Shower Faucets'],
    names: ['shower faucet', 'showerhead', 'shower'],
  },
  { label: 'Faucets', families: ['Kitchen Faucets', 'Bathroom Faucets', 'Shower Faucets'], names: ['faucet'] },
  {
    label: 'Quartz',
    families: ['Quartz', 'Countertops'],
    names: ['quartz', 'countertop'],
  },
  { label: 'Vanities', families: ['Vanities'], names: ['vanity', 'vanity cabinet'] },
  { label: 'Mirrors', families: ['Mirrors'], names: ['mirror'] },
  { label: 'Sinks', families: ['Sinks'], names: ['sink'] },
  { label: 'Toilets', families: ['Toilets'], names: ['toilet'] },
  { label: 'Lighting', families: ['Lighting'], names: ['light', 'light fixture'] },
  { label: 'Flooring', families: ['Flooring'], names: ['floor'] },
  { label: 'Closet systems', families: ['Closet Systems'], names: ['closet', 'closet system'] },
  { label: 'Cabinets', families: ['Cabinets'], names: ['cabinet'] },
];
