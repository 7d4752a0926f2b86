import { type StockStatus, inStockCategories, neededFields, stockStatuses } from '@showroom/store/rules';
import type { InStockProduct } from '@showroom/store/admin';
import { manyPictures, markNeeded, ON_CARD, type KindForm, type FormSection } from './kind-form.ts';
import { byMade, byName, filterCategory, filterStatus, filterVisibility } from './kind-list.ts';

const stockLabels: Readonly<Record<StockStatus, string>> = {
  'in-stock': 'In Stock',
  'low-stock': 'Low Stock',
  'out-of-stock': 'Out of Stock',
};
export const stockOptions = stockStatuses.map((value) => ({ value, label: stockLabels[value] }));
const inStockCategoryOptions = inStockCategories.map((value) => ({ value, label: value }));

const productSections: readonly FormSection<keyof InStockProduct>[] = [
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
  { heading: 'Photos', fields: [{ name: 'pictures', label: 'Images', ...manyPictures, first: ON_CARD }] },
  {
    heading: 'Size and materials',
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

export const productForm: KindForm = {
  noun: 'Product',
  plural: 'products',
  group: 'In-stock products',
  title: 'In-Stock Products',
  addLabel: 'Add Product',
  editLabel: 'Edit Product',
  searched: 'Name, description or specification',
  empty: { title: 'No products found', hint: 'Get started by adding your first product' },
  sections: markNeeded(productSections, neededFields.product),
  sorts: [
    byMade,
    byName,
    { by: 'price', rising: 'Price, low to high', falling: 'Price, high to low' },
    { by: 'quantity', rising: 'Stock, low to high', falling: 'Stock, high to low' },
  ],
  filters: [filterCategory(inStockCategoryOptions), filterStatus(stockOptions), filterVisibility],
};
