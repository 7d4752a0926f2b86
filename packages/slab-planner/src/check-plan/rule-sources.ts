/** Where the figures of the rules come from, as a visitor reads it. */
export const ruleSources = {
  slabs: 'Slab sizes of this stone, less ½″ of rough border on each side',
  dishwasher:
    'Natural Stone Institute, Dimension Stone Design Manual, drawing 17-D-1; 4″ from cut-outs is common practice',
  overhang3cm: 'Common practice for 3 cm quartz. The Natural Stone Institute is stricter for natural stone: 10″',
  stoneManual: 'Natural Stone Institute, Dimension Stone Design Manual, on spans and cantilevers',
  silestone: 'Cosentino, Silestone worktops design and installation manual',
  sinkStrip: 'Affordable Granite, clearances around cut-outs: 90 mm around undermount sinks, 70 mm between them',
  carrying: 'No Lift Install System: the capacity of its installation cart is 600 lb',
  common: 'Common practice of fabricators',
} as const;
