import { stoneQuoteForm } from '../questions/stone-quote-schema.ts';
import type { FormDefinition } from '../rules/field-definition.ts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface StoneQuoteFormProps extends RequestFormProps {
  /** What the stone comes in, as `2cm`: no other thickness is offered. */
  readonly thicknesses: readonly string[];
}

/** The form of a quote with the thicknesses that a stone comes in. */
function quoteFormFor(thicknesses: readonly string[]): FormDefinition {
  const fields = stoneQuoteForm.fields.map((field) =>
    field.name === 'thickness'
      ? { ...field, options: field.options.filter(({ value }) => value === 'unsure' || thicknesses.includes(value)) }
      : field,
  );
  return { ...stoneQuoteForm, fields };
}

/** The quote request on a stone's own form page: what it takes to price it. */
export function StoneQuoteForm({ thicknesses, ...props }: StoneQuoteFormProps) {
  return (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={quoteFormFor(thicknesses)}
      submitLabel="Get a Quote"
      uploadLabel="Add a sketch or photos of the room"
    />
  );
}
