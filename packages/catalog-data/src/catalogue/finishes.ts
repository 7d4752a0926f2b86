import { toOptionValue } from './closed-list-group.ts';

export type Finish = {
  /** In URLs and forms: `matte-black`. */
  readonly value: string;
  /** Such as "Matte Black". */
  readonly label: string;
  /** CSS colours of its swatch, side by side. Empty if there is no colour to show. */
  readonly colours: readonly string[];
};

const metals = {
  'Aged Brass': '#9c7a45',
  'Brushed Brass': '#c2a063',
  Gilt: '#b8913f',
  Champagne: '#d3bf98',
  Bronze: '#6a4a32',
  Copper: '#b56f4a',
  Chrome: '#c9ced1',
  'Brushed Nickel': '#b3aea5',
  'Warm Nickel': '#b9ac99',
  Silver: '#c8c9c7',
  Pewter: '#85868a',
  Gunmetal: '#4a4d50',
} as const;

const woods = {
  'White Oak': '#d2b48c',
  'Natural Oak': '#c29a68',
  'Smoked Oak': '#5f4a3a',
  Walnut: '#6b4a33',
  'Pale Ash': '#ddc9a8',
} as const;

const paints = {
  'Matte Black': '#232323',
  White: '#f5f4f0',
  'Plaster White': '#ece7dd',
  Chalk: '#e9e6de',
  Ivory: '#ece2cb',
  Ebony: '#28221f',
  Ink: '#26303d',
  Smoke: '#6f7072',
  Sage: '#9aa68e',
  Blush: '#d9b3a5',
  Ochre: '#bf8b3c',
  Bisque: '#d8bfa3',
  Sand: '#cdb592',
  Terracotta: '#b2623f',
  'Iron Clay': '#5c4138',
  Saddle: '#9a6239',
} as const;

const swatches: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries({ ...metals, ...woods, ...paints }).map(([name, colour]) => [name, [colour]])),
  Frameless: [],
  'Brushed Brass Edge': [metals['Brushed Brass']],
  'Silver Leaf': [metals.Silver],
  'Aged Gilt': [metals.Gilt],
  'Ochre Lacquer': [paints.Ochre],
  'Saddle Leather': [paints.Saddle],
  'Black Leather': [paints['Matte Black']],
  'Silver and Smoke': [metals.Silver, paints.Smoke],
  'Silver and Bronze': [metals.Silver, metals.Bronze],
  'Silver, Blush and Bronze': [metals.Silver, paints.Blush, metals.Bronze],
  'Ebony and Gilt': [paints.Ebony, metals.Gilt],
  'Ivory and Gilt': [paints.Ivory, metals.Gilt],
  'Walnut and Brass': [woods.Walnut, metals['Brushed Brass']],
  'Oak and Nickel': [woods['Natural Oak'], metals['Brushed Nickel']],
};

/** Returns the finishes with these names. Empty if there is only one, so that there is nothing to choose. */
export function toFinishes(names: readonly string[]): readonly Finish[] {
  if (names.length < 2) return [];
  return names.map((label) => ({ value: toOptionValue(label), label, colours: swatches[label] ?? [] }));
}
