import {
  inStockCategories,
  neededFields,
  projectTypes,
  stockStatuses,
  workCategories,
  workStatuses,
  type StockStatus,
} from '@showroom/store/content-options';
import type { InStockProduct } from '@showroom/store/in-stock-products';
import type { Testimonial } from '@showroom/store/testimonials';
import type { Work } from '@showroom/store/works';
import type { Sorts } from '../../frame/sorting/sorts.ts';

/** How a field is filled in, and what is kept of it. Of the last four the value is a list, as JSON. */
export type ItemInput =
  | 'text'
  | 'long-text'
  | 'dollars'
  | 'count'
  | 'day'
  | 'choice'
  | 'yes-or-no'
  | 'lines'
  | 'products'
  | 'tags'
  | 'rows'
  | 'pictures';

export interface ItemField<Name extends string = string> {
  /** Of the store's kind; the name of its control. */
  readonly name: Name;
  readonly label: string;
  readonly input: ItemInput;
  readonly hint?: string;
  /** How a message asks for it, where its label is no noun. */
  readonly asked?: string;
  /** Needed before visitors see it; said here of what the store never keeps empty, and taken from `neededFields` for the others. */
  readonly isRequired?: boolean;
  /** Of pictures: what the first of them is for, as it says on it. */
  readonly first?: string;
  /** Of a choice. An empty value keeps null. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface ItemSection<Name extends string = string> {
  readonly heading: string;
  readonly fields: readonly ItemField<Name>[];
}

/** What a list of items can be sorted by, as the store calls it. */
export type ItemSort = 'made' | 'title' | 'day' | 'person' | 'price' | 'quantity';

/** The words of one kind, and the form in which the owner fills one in. */
export interface ItemForm {
  /** As the toasts begin: "Product". */
  readonly noun: string;
  /** "products" */
  readonly plural: string;
  readonly title: string;
  readonly addLabel: string;
  readonly editLabel: string;
  readonly deleteQuestion: string;
  /** What a search looks in, as its field says. */
  readonly searched: string;
  /** Where visitors see them. */
  readonly publicPath: string;
  readonly empty: { readonly title: string; readonly hint: string };
  readonly sections: readonly ItemSection[];
  readonly sorts: Sorts<ItemSort>;
  /** What lists are narrowed by, beside a search. */
  readonly categories?: ItemField['options'];
  readonly statuses?: ItemField['options'];
}

const byMade = {
  by: 'made',
  rising: 'Oldest first',
  falling: 'Newest first',
  beginsFalling: true,
} as const;
const byName = { by: 'title', rising: 'Name, A to Z', falling: 'Name, Z to A' } as const;

const productSorts: Sorts<ItemSort> = [
  byMade,
  byName,
  { by: 'price', rising: 'Price, low to high', falling: 'Price, high to low' },
  { by: 'quantity', rising: 'Stock, low to high', falling: 'Stock, high to low' },
];

const workSorts: Sorts<ItemSort> = [
  byMade,
  byName,
  { by: 'day', rising: 'Completion date, oldest first', falling: 'Completion date, newest first' },
  { by: 'person', rising: 'Client, A to Z', falling: 'Client, Z to A' },
  { by: 'price', rising: 'Budget, low to high', falling: 'Budget, high to low' },
];

const testimonialSorts: Sorts<ItemSort> = [
  byMade,
  { by: 'title', rising: 'Client, A to Z', falling: 'Client, Z to A' },
];

const manyPictures = { input: 'pictures', hint: 'JPG, PNG, WebP, AVIF, GIF or HEIC, up to 10 MB each' } as const;
const ON_CARD = 'Main photo';
/** The page of a work lays the first picture of before over the first one of after. */
const COMPARED = 'Used in the before/after slider';

const stockLabels: Readonly<Record<StockStatus, string>> = {
  'in-stock': 'In Stock',
  'low-stock': 'Low Stock',
  'out-of-stock': 'Out of Stock',
};
const stockOptions = stockStatuses.map((value) => ({ value, label: stockLabels[value] }));
const inStockCategoryOptions = inStockCategories.map((value) => ({ value, label: value }));
const workCategoryOptions = workCategories.map(toOption);
const workStatusOptions = workStatuses.map(toOption);

const productSections: readonly ItemSection<keyof InStockProduct>[] = [
  {
    heading: 'Details',
    fields: [
      { name: 'name', label: 'Name', input: 'text' },
      { name: 'category', label: 'Category', input: 'choice', isRequired: true, options: inStockCategoryOptions },
      { name: 'priceCents', label: 'Price', input: 'dollars', hint: 'CAD. Leave blank to show “Price on request”.' },
      { name: 'quantity', label: 'Stock Quantity', input: 'count', isRequired: true },
      {
        name: 'statusOverride',
        label: 'Status',
        input: 'choice',
        hint: 'Automatic: 0 = out of stock, 1–5 = low stock',
        options: [{ value: '', label: 'Automatic (based on quantity)' }, ...stockOptions],
      },
      { name: 'sku', label: 'SKU', input: 'text' },
      { name: 'description', label: 'Description', input: 'long-text' },
      { name: 'features', label: 'Features', input: 'lines', hint: 'One per line' },
      { name: 'isFeatured', label: 'Featured', input: 'yes-or-no' },
    ],
  },
  { heading: 'Images', fields: [{ name: 'pictures', label: 'Images', ...manyPictures, first: ON_CARD }] },
  {
    heading: 'Specifications',
    fields: [
      {
        name: 'specifications',
        label: 'Specifications',
        input: 'rows',
        hint: 'Customers can filter by Size, Colour, Brand, Type and Style',
      },
    ],
  },
];

const workSections: readonly ItemSection<keyof Work>[] = [
  {
    heading: 'Project details',
    fields: [
      { name: 'title', label: 'Project Title', input: 'text' },
      { name: 'category', label: 'Category', input: 'choice', isRequired: true, options: workCategoryOptions },
      { name: 'client', label: 'Client Name', input: 'text', hint: 'Private (not shown on the site)' },
      { name: 'location', label: 'Location', input: 'text' },
      { name: 'completedOn', label: 'Completion Date', input: 'day' },
      {
        name: 'projectType',
        label: 'Project Type',
        input: 'choice',
        isRequired: true,
        options: projectTypes.map(toOption),
      },
      { name: 'status', label: 'Status', input: 'choice', isRequired: true, options: workStatusOptions },
      { name: 'squareFeet', label: 'Square Footage', input: 'count' },
      { name: 'budgetCents', label: 'Budget', input: 'dollars', hint: 'CAD. Private.' },
      { name: 'budgetRange', label: 'Budget shown on the site', input: 'text', hint: 'e.g. $48,000 – $55,000' },
      { name: 'duration', label: 'Duration', input: 'text', hint: 'e.g. 6 weeks' },
      { name: 'description', label: 'Project Description', input: 'long-text' },
      { name: 'features', label: 'Features', input: 'lines', hint: 'One per line' },
      {
        name: 'products',
        label: 'Products used',
        input: 'products',
        hint: 'Product page URLs, one per line, e.g. /quartz-countertops/aurora',
      },
      { name: 'tags', label: 'Tags', input: 'tags' },
      { name: 'isFeatured', label: 'Featured', input: 'yes-or-no' },
    ],
  },
  {
    heading: 'Images',
    fields: [
      { name: 'pictures', label: 'Main Images', ...manyPictures, first: ON_CARD },
      { name: 'beforePictures', label: 'Before Images', ...manyPictures, first: COMPARED },
      { name: 'afterPictures', label: 'After Images', ...manyPictures, first: COMPARED },
    ],
  },
  {
    heading: 'Client testimonial',
    fields: [
      { name: 'testimonial', label: 'Client Testimonial', input: 'long-text' },
      {
        name: 'testimonialRole',
        label: 'Client (name or role)',
        input: 'text',
        hint: 'e.g. Kitchen renovation client',
      },
      { name: 'isSample', label: 'Sample (shows a “Sample” label on the site)', input: 'yes-or-no' },
    ],
  },
];

const testimonialSections: readonly ItemSection<keyof Testimonial>[] = [
  {
    heading: 'Testimonial',
    fields: [
      { name: 'quote', label: 'Quote', input: 'long-text' },
      {
        name: 'role',
        label: 'Client (name or role)',
        asked: 'the client’s name or role',
        input: 'text',
        hint: 'e.g. Kitchen renovation client',
      },
      { name: 'isSample', label: 'Sample (shows a “Sample” label on the site)', input: 'yes-or-no' },
    ],
  },
];

/** Fields without which the store shows nothing to visitors are required in the form, too. */
function markNeeded(sections: readonly ItemSection[], needed: readonly string[]): readonly ItemSection[] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (needed.includes(field.name) ? { ...field, isRequired: true } : field)),
  }));
}

/** Every kind that is edited in a window over its list, by the last part of its address. */
export const itemForms = {
  products: {
    noun: 'Product',
    plural: 'products',
    title: 'In-Stock Products',
    addLabel: 'Add Product',
    editLabel: 'Edit Product',
    deleteQuestion: 'Are you sure you want to delete this product?',
    searched: 'Name, description or specification',
    publicPath: '/in-stock',
    empty: { title: 'No products found', hint: 'Get started by adding your first product' },
    sections: markNeeded(productSections, neededFields.product),
    sorts: productSorts,
    categories: inStockCategoryOptions,
    statuses: stockOptions,
  },
  works: {
    noun: 'Work item',
    plural: 'work items',
    title: 'Our Work Portfolio',
    addLabel: 'Add Work Item',
    editLabel: 'Edit Work Item',
    deleteQuestion: 'Are you sure you want to delete this work item?',
    searched: 'Title, client or location',
    publicPath: '/our-works',
    empty: { title: 'No work items found', hint: 'Get started by adding your first work item' },
    sections: markNeeded(workSections, neededFields.work),
    sorts: workSorts,
    categories: workCategoryOptions,
    statuses: workStatusOptions,
  },
  testimonials: {
    noun: 'Testimonial',
    plural: 'testimonials',
    title: 'Testimonials',
    addLabel: 'Add Testimonial',
    editLabel: 'Edit Testimonial',
    deleteQuestion: 'Are you sure you want to delete this testimonial?',
    searched: 'Quote or client',
    publicPath: '/',
    empty: { title: 'No testimonials found', hint: 'Get started by adding your first testimonial' },
    sections: markNeeded(testimonialSections, neededFields.testimonial),
    sorts: testimonialSorts,
  },
} as const satisfies Readonly<Record<string, ItemForm>>;

export type ItemName = keyof typeof itemForms;

export function isItemName(name: unknown): name is ItemName {
  return typeof name === 'string' && Object.hasOwn(itemForms, name);
}

/** Where the list of a kind is. */
export function toListPath(name: ItemName): string {
  return `/admin/dashboard-pro/${name}`;
}

/** Every field of a kind's form. */
export function listItemFields(name: ItemName): readonly ItemField[] {
  const { sections }: ItemForm = itemForms[name];
  return sections.flatMap(({ fields }) => fields);
}

/** `living-room` as the owner reads it: "Living Room". */
function toOption(value: string): { readonly value: string; readonly label: string } {
  const label = value.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  return { value, label };
}
