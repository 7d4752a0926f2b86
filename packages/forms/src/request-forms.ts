import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { contactForm } from './questions/contact-form.ts';
import { customQuoteForm } from './questions/custom-quote-form.ts';
import { productQuoteForm, productQuoteFormFor } from './questions/product-quote-form.ts';
import { reservationForm } from './questions/reservation-form.ts';
import { sampleForm } from './questions/sample-form.ts';
import { shortQuoteForm } from './questions/short-quote-form.ts';
import { stoneQuoteForm } from './questions/stone-quote-form.ts';
import type { FieldOption, FormDefinition } from './rules/field-definition.ts';

/**
 * The form of each kind of lead: its questions, page, files and labels. `leadKinds` in the catalogue data says how emails and
 * the inbox name it.
 */
export const requestForms: Readonly<Record<LeadKind, FormDefinition>> = {
  contact: contactForm,
  'short-quote': shortQuoteForm,
  'custom-quote': customQuoteForm,
  'stone-quote': stoneQuoteForm,
  'product-quote': productQuoteForm,
  sample: sampleForm,
  reservation: reservationForm,
  // It also accepts when someone wanted to come in, which they may have typed before the last piece was reserved.
  'restock-notice': reservationForm,
};

/** Returns the form as the server reads it. `finishes` are those of the product that the request is about. */
export function findRequestForm(kind: LeadKind, finishes: readonly FieldOption[]): FormDefinition {
  return kind === 'product-quote' ? productQuoteFormFor({ finishes }) : requestForms[kind];
}
