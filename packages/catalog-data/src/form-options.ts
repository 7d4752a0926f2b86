/** An option of a fixed list: `value` is sent and stored, `label` is shown. */
export type FormOption = { readonly value: string; readonly label: string };

// Custom quote form (four steps) ---------------------------------------------------------------

export const customProjectTypes = [
  { value: 'kitchen-cabinets', label: 'Kitchen Cabinets' },
  { value: 'bathroom-vanities', label: 'Bathroom Vanities' },
  { value: 'built-in-storage', label: 'Built-in Storage' },
  { value: 'entertainment-center', label: 'Entertainment Centre' },
  { value: 'office-furniture', label: 'Office Furniture' },
  { value: 'custom-closets', label: 'Custom Closets' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly FormOption[];

export const customTimelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3-months', label: '1-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-12-months', label: '6-12 months' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly FormOption[];

export const customBudgets = [
  { value: 'under-5k', label: 'Under $5,000' },
  { value: '5k-10k', label: '$5,000 - $10,000' },
  { value: '10k-25k', label: '$10,000 - $25,000' },
  { value: '25k-50k', label: '$25,000 - $50,000' },
  { value: 'over-50k', label: 'Over $50,000' },
  { value: 'to-be-determined', label: 'To be determined' },
] as const satisfies readonly FormOption[];

export const preferredWoods = [
  { value: 'oak', label: 'Oak' },
  { value: 'maple', label: 'Maple' },
  { value: 'cherry', label: 'Cherry' },
  { value: 'walnut', label: 'Walnut' },
  { value: 'mahogany', label: 'Mahogany' },
  { value: 'pine', label: 'Pine' },
  { value: 'birch', label: 'Birch' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly FormOption[];

export const woodFinishes = [
  { value: 'natural', label: 'Natural' },
  { value: 'stained', label: 'Stained' },
  { value: 'painted', label: 'Painted' },
  { value: 'distressed', label: 'Distressed' },
  { value: 'glazed', label: 'Glazed' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly FormOption[];

export const hardwareStyles = [
  { value: 'traditional', label: 'Traditional' },
  { value: 'modern', label: 'Modern' },
  { value: 'rustic', label: 'Rustic' },
  { value: 'contemporary', label: 'Contemporary' },
  { value: 'vintage', label: 'Vintage' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly FormOption[];

export const customContactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Text message' },
] as const satisfies readonly FormOption[];

export const bestTimesToCall = [
  { value: 'morning', label: 'Morning (9 AM - 12 PM)' },
  { value: 'afternoon', label: 'Afternoon (12 PM - 5 PM)' },
  { value: 'evening', label: 'Evening (5 PM - 8 PM)' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly FormOption[];

/** Checkboxes. Each `value` is the name of its field. */
export const additionalServices = [
  { value: 'installation', label: 'Installation' },
  { value: 'designConsultation', label: 'Design consultation' },
  { value: 'projectManagement', label: 'Project management' },
] as const satisfies readonly FormOption[];

// Short quote form (millwork page) -------------------------------------------------------------

export const shortProjectTypes = [
  { value: 'kitchen-remodel', label: 'Kitchen Renovation' },
  { value: 'bathroom-remodel', label: 'Bathroom Renovation' },
  { value: 'custom-cabinetry', label: 'Custom Cabinetry' },
  { value: 'millwork', label: 'Millwork' },
  { value: 'countertops', label: 'Countertops' },
  { value: 'multiple', label: 'Multiple Projects' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly FormOption[];

export const shortTimelines = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3-months', label: '1-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-12-months', label: '6-12 months' },
  { value: 'planning', label: 'Just planning' },
] as const satisfies readonly FormOption[];

/** Options of the field `budget`, labelled "Project Scope". */
export const shortProjectScopes = [
  { value: 'small', label: 'Small project' },
  { value: 'medium', label: 'Medium project' },
  { value: 'large', label: 'Large project' },
  { value: 'custom', label: 'Custom project' },
  { value: 'consultation', label: 'Consultation needed' },
] as const satisfies readonly FormOption[];

/** The first is the default. */
export const shortContactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const satisfies readonly FormOption[];
